import type { Sitting } from '../../lib/sitting.svelte'
import type { Facts } from '../../lib/wire'
import type { HighFiveTelling, HighFiveView } from './types'

/** A sitting at this game's table. */
export type HighFiveSitting = Sitting<HighFiveView, HighFiveTelling>

export const COLUMNS = 'abcdefgh'
export const STARTS = new Set(['c3', 'f3', 'c6', 'f6'])

/** What counts, the best first: the points are also the names in the catalogue. */
export const FIVES = [30, 25, 20, 15, 10, 8, 6, 3, 2, 1]

export interface Frame {
  x: number
  y: number
  w: number
  h: number
}

/** Where the frame lies whose first and last squares are these. */
export function frameAround(first: string, last: string): Frame {
  const [x, y] = [COLUMNS.indexOf(first[0] ?? ''), Number(first[1]) - 1]
  return { x, y, w: COLUMNS.indexOf(last[0] ?? '') - x + 1, h: Number(last[1]) - y }
}

/** The text of a move that puts these cards on these squares. */
export function moveText(verb: 'lay' | 'drop', placed: ReadonlyMap<string, string>): string {
  return [verb, ...[...placed].map(([square, card]) => `${card}@${square}`)].join(' ')
}

/** A five that was scored, or would be. */
export type Five = Extract<HighFiveTelling, { event: 'scored' }>

/** The last five among some tellings. */
export function scored(tellings: HighFiveTelling[] | undefined): Five | null {
  return tellings?.findLast((telling) => telling.event === 'scored') ?? null
}

/** The squares a refusal speaks of: those that are still to be filled. */
export function gaps(facts: Facts): string[] {
  const squares = facts['squares']
  if (Array.isArray(squares)) return squares
  return typeof squares === 'string' ? squares.split(/[ ,]+/).filter(Boolean) : []
}
