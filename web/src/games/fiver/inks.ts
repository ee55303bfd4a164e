// What is drawn on the sheet that is looked at, and how it is spoken of.

import { say } from '../../lib/words.svelte'
import type { Desk } from './desk.svelte'
import type { FiverView } from './types'
import { same, shapeOf } from './view'

/** Something drawn: with a pen, perhaps a tag, and words for who listens. */
export interface Ink {
  fields: string[]
  pen: 'drawn' | 'circled' | 'hatched' | 'counts' | 'fails'
  tag: string
  words: string
}

/** Circled and hatched shapes of earlier rounds, then the outlines of this one, or their judging. */
export function inksOf(desk: Desk): Ink[] {
  const { view } = desk
  const now = desk.judging ? judged(view, desk) : outlines(view, desk.outlines)
  const fresh = new Set(now.map((ink) => `${ink.fields}`))
  return [...marks(view, desk.seat).filter((ink) => !fresh.has(`${ink.fields}`)), ...now]
}

function marks(view: FiverView, seat: string): Ink[] {
  return Object.entries(view.sheets[seat]?.marks ?? {}).flatMap(([shape, { circled, fields }]) => {
    const pen = circled ? 'circled' : 'hatched'
    const words = say(circled ? 'web-fiver-circled' : 'web-fiver-hatched', { shape })
    const tag = circled ? String(view.shapes[shape]?.points) : ''
    return fields ? [{ fields, pen, tag, words } as const] : []
  })
}

/** What the table says an outline is worth is its tag; one that does not show the roll has none. */
function outlines(view: FiverView, all: string[][]): Ink[] {
  return all.map((fields) => {
    const shape = shapeOf(view.shapes, fields) ?? ''
    const points = view.worth?.[view.outlines?.findIndex((each) => same(each, fields)) ?? -1]
    return {
      fields,
      pen: 'drawn',
      tag: points ? String(points) : '',
      words: say('web-fiver-outlined', { shape }),
    }
  })
}

/** All outlines of the round; those that are stamped with what became of them. */
function judged(view: FiverView, desk: Desk): Ink[] {
  return (view.sheets[desk.seat]?.judged ?? []).map(({ fields, shape, points, fate }, i) => {
    if (!desk.stamped[i])
      return { fields, pen: 'drawn', tag: '', words: say('web-fiver-outlined', { shape }) }
    const words = say('web-fiver-fate', { fate, shape })
    return { fields, pen: points ? 'counts' : 'fails', tag: points ? `+${points}` : '×', words }
  })
}
