// A table to hear: what a key reads out. A game says what it is (`GameTable.heard`); pressed again, a key reads the next page.

import type { GameTable } from '../games'
import { sinceMine } from './marks'
import { plain, signed, type Part } from './fluent'
import type { Line } from './show.svelte'
import type { Sitting } from './sitting.svelte'
import { spoken } from './spoken'
import type { Seat, Telling, View } from './wire'
import { say, words } from './words.svelte'

/** What is read of a game, in the words of its catalogue. */
export interface Heard<V extends View = any, T extends Telling = any> {
  mine: (sitting: Sitting<V, T>) => string[] // my own things: first my hand
  table: (sitting: Sitting<V, T>) => string[] // what lies in the middle, a board by its rows
  theirs: (sitting: Sitting<V, T>, seat: Seat) => string
  counts?: (sitting: Sitting<V, T>) => string[] // what counts
}

export type Reading = 'mine' | 'table' | 'theirs' | 'counts' | 'points' | 'time' | 'since'

/** Some cards by their whole names. */
export function faces(game: string, cards: readonly string[]): string {
  const all = cards.map((card) => words.face(game, card))
  return all.join(all.some((each) => each.includes(', ')) ? '; ' : ', ') || say('keys-nothing')
}

/** The pages of a reading. */
export function pages(reading: Reading, sitting: Sitting, game: GameTable): string[] {
  const others = sitting.me ? sitting.around.slice(1) : sitting.around
  switch (reading) {
    case 'mine':
      return game.heard?.mine(sitting) ?? drawn('.at-mine')
    case 'table':
      return game.heard?.table(sitting) ?? drawn('.at-middle')
    case 'theirs':
      return game.heard ? others.map((seat) => game.heard!.theirs(sitting, seat)) : drawn('.at-others')
    case 'counts':
      return game.heard?.counts?.(sitting) ?? drawn('.rail .pad')
    case 'points':
      return [standings(sitting, game)]
    case 'time':
      return [timeLeft(sitting)]
    case 'since':
      return [since(sitting)]
  }
}

/** What nobody has said how to read is read as it is drawn. */
function drawn(part: string): string[] {
  const there = document.querySelector(`.tbl ${part}`)
  return there ? [spoken(there)] : []
}

/** A line of the log as it is told here. */
export function told(line: Line, sitting: Sitting): string {
  const { names, me } = sitting.then(line)
  const game = sitting.table?.game ?? ''
  return plain(words.told(line, names, me, game).map((part) => whole(part, game)))
}

/** One card of which something is told, with all that is printed on it; of many, what they make is told. */
export const whole = (part: Part, game: string): Part =>
  part.kind === 'card' && part.cards.length === 1 ? { ...part, text: faces(game, part.cards) } : part

function since(sitting: Sitting): string {
  const lines = sinceMine(sitting.show.lines, sitting.me, (line) => sitting.chose(line))
  return lines.length ? lines.map((line) => `${told(line, sitting)}.`).join(' ') : say('keys-nothing-new')
}

function standings(sitting: Sitting, game: GameTable): string {
  const standing = game.standing(sitting.view!)
  const each = sitting.around.map((seat) => `${sitting.name(seat)} ${signed(standing[seat]?.number ?? 0)}`)
  return `${say(game.counts(sitting.view!))}: ${each.join(', ')}`
}

export function timeLeft({ clock }: Sitting): string {
  if (!clock) return say('keys-no-clock')
  return say('web-seconds-left', { seconds: Math.max(0, Math.ceil((clock.ends - performance.now()) / 1000)) })
}
