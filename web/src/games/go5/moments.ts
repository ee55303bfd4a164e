// What is staged at Go5, and what is done to somebody.

import type { Marks } from '../../lib/marks'
import type { Moment } from '../../lib/moments'
import type { Go5Telling, Go5View } from './types'
import { setSpot } from './view'

const FOUR = 4

/** The fifth card, whoever was the first to have it. */
export function moments(telling: Go5Telling, tellings: Go5Telling[], before: Go5View): Moment | null {
  if (telling.event !== 'five') return null
  const last = tellings.findLast((each) => each.event === 'added' || each.event === 'called')
  const laid = last && before.places[telling.seat]?.sets[last.number - 1]
  const cards = [...(laid?.cards.slice(0, FOUR) ?? []), ...(last ? [last.card] : [])]
  return { name: 'fifth', seats: [telling.seat], shout: 'Go5!', cards, sound: 'fanfare', felt: true }
}

export const marks: Marks<Go5View, Go5Telling> = {
  began: null,
  dealt: null,
  'dealt-unseen': null,
  'got-stop': null,
  sunk: null,
  'turned-up': null,
  drew: null,
  'drew-unseen': null,
  'nothing-left': null,
  mixed: null,
  took: null,
  laid: null,
  added: null,
  // The card that came lies in their set now.
  swapped: ({ other, card, other_card }) => [
    { seat: other, place: `card ${card}`, lost: [other_card], got: [card] },
  ],
  stopped: ({ other }) => [{ seat: other, place: `hand of ${other}`, sign: 'web-go5-stop-sign' }],
  skipped: null,
  discarded: null,
  crossed: null,
  asked: null,
  // Who could have called as well was not the first.
  called: ({ seat: first, card }, { callers, places }) =>
    callers.flatMap((seat) => {
      const number = (places[seat]?.sets.findIndex(({ cards }) => cards.length === FOUR) ?? -1) + 1
      return seat === first ? [] : [{ seat, place: setSpot(seat, number), lost: [card] }]
    }),
  passed: null,
  five: null,
  'ran-out': null,
  stuck: null,
  counted: null,
  made: null, // only foreseen
}
