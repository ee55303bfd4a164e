// The hands of a game that were called, as far as they were told.

import type { Line } from '../../lib/show.svelte'
import type { Seat } from '../../lib/wire'
import type { IGoTelling } from './types'

export interface Played {
  caller: Seat
  left: Record<Seat, number> // what everybody had left over
  points: Record<Seat, number> // of those who scored, afterwards
}

/** Somebody's points as told: while the hands still lie there, what they brought counts already. */
export const pointsNow = (played: Played[], scores: Record<Seat, number>, seat: Seat): number =>
  played.at(-1)?.points[seat] ?? scores[seat] ?? 0

export function hands(lines: Line<IGoTelling>[]): Played[] {
  const all: Played[] = []
  for (const { telling } of lines) {
    if (telling.event === 'called') all.push({ caller: telling.seat, left: {}, points: {} })
    const hand = all.at(-1)
    if (hand && telling.event === 'showed') hand.left[telling.seat] = telling.sum
    if (hand && telling.event === 'scored') hand.points[telling.seat] = telling.points
  }
  return all
}
