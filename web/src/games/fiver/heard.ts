// 5er finden as it is read out: the tableau as a grid with coordinates, the dice, what I have.

import type { Heard } from '../../lib/hearing'
import { say } from '../../lib/words.svelte'
import { deskOf } from './desk.svelte'
import type { FiverTelling, FiverView } from './types'
import { cellOf, fieldAt, shapeOf, type FiverSitting } from './view'

const symbols = (line: Iterable<string>): string =>
  [...line].map((symbol) => say('fiver-symbol', { symbol })).join(', ')

function dice({ search, judging }: FiverView): string {
  const roll = (search ?? judging)?.roll ?? []
  return `${say('web-fiver-roll')}: ${symbols(roll)}`
}

function outlines(sitting: FiverSitting): string {
  const { outlines, view } = deskOf(sitting)
  if (!outlines.length) return say('web-fiver-nothing')
  return outlines
    .map((fields) =>
      say('fiver-do-find', { shape: shapeOf(view.shapes, fields) ?? '', fields: fields.join(' ') }),
    )
    .join('. ')
}

/** The shapes that are used up in the puzzle. */
function marks(sitting: FiverSitting): string[] {
  const { view, seat } = deskOf(sitting)
  return Object.entries(view.sheets[seat]?.marks ?? {}).map(([shape, { circled, fields }]) => {
    const state = circled ? 'circled' : 'struck'
    const points = view.shapes[shape]?.points ?? 0
    return `${say('web-fiver-shape', { shape, points, state })} ${fields?.join(' ') ?? ''}`
  })
}

/** The row of the tableau where the focus is. */
function focused(): number | undefined {
  const field = document.activeElement?.closest<HTMLElement>('[role=grid] [data-place]')?.dataset['place']
  return field ? cellOf(field).y : undefined
}

/** The fields of a shape as it is printed, in the corner of a tableau. */
const printed = ([drawing = '']: readonly string[]): string =>
  drawing
    .split('/')
    .flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [fieldAt({ x, y })] : [])))
    .join(' ')

export const heard: Heard<FiverView, FiverTelling> = {
  mine: (sitting) => [[dice(deskOf(sitting).view), outlines(sitting), ...marks(sitting)].join('. ')],
  table(sitting) {
    const { view, seat } = deskOf(sitting)
    const rows = view.sheets[seat]?.tableau ?? []
    const pages = rows.map((row, i) => say('keys-row', { row: i + 1, things: symbols(row) }))
    const first = focused() ?? 0
    const around = [...pages.slice(first), ...pages.slice(0, first)]
    return around.map((page, i) => (i ? page : `${page}. ${say('keys-row-next')}`))
  },
  theirs(sitting, seat) {
    const { results } = deskOf(sitting).view.sheets[seat] ?? { results: [] }
    return `${sitting.name(seat)}: ${results.join(', ') || say('keys-nothing')}`
  },
  counts: (sitting) => {
    const { shapes } = deskOf(sitting).view
    const named = Object.entries(shapes).map(([shape, { points, turns }]): [string, string[]] => [
      say('web-fiver-shape', { shape, points, state: 'free' }),
      turns,
    ])
    return [
      named.map(([name]) => name).join('. '),
      named.map(([name, turns]) => `${name}: ${say('fiver-looks', { fields: printed(turns) })}`).join('. '),
    ]
  },
}
