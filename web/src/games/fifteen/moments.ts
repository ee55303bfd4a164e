// What is staged at 15GO!, and what is done to somebody.

import type { Marks } from '../../lib/marks'
import type { Moment } from '../../lib/moments'
import type { FifteenTelling, FifteenView } from './types'

/** A full row, and the last card of somebody's piles. */
export function moments(
  telling: FifteenTelling,
  tellings: FifteenTelling[],
  before: FifteenView,
): Moment | null {
  if (telling.event !== 'out' && telling.event !== 'completed') return null
  const last = tellings.slice(0, tellings.indexOf(telling)).findLast((each) => 'card' in each)
  const [seats, card] = [[telling.seat], last ? [last.card] : []]
  if (telling.event === 'out') return { name: 'out', seats, cards: card, sound: 'fanfare', felt: true }
  const row = before.rows[telling.row - 1] ?? []
  return { name: 'climb', seats, shout: '15', cards: [...row, ...card], sound: 'climb' }
}

export const marks: Marks<FifteenView, FifteenTelling> = {
  turned: null,
  opened: null,
  'to-row': null,
  'to-pile': ({ other, card }) => [{ seat: other, place: `open ${other}`, got: [card] }],
  kept: null,
  'to-own': null,
  borrowed: ({ other, card }) => [{ seat: other, place: `open ${other}`, lost: [card] }],
  recycled: null,
  completed: null,
  out: null,
}
