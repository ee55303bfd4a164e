// What is staged at I Go!, and what is done to somebody.

import type { Marks } from '../../lib/marks'
import type { Moment } from '../../lib/moments'
import type { IGoTelling, IGoView } from './types'

/** The call, before the hands are shown; and a perfect one. */
export function moments(telling: IGoTelling, tellings: IGoTelling[]): Moment | null {
  if (telling.event === 'called')
    return { name: 'calls', seats: [telling.seat], shout: 'I Go!', sound: 'call' }
  if (telling.event !== 'perfect') return null
  const showed = tellings.find((each) => each.event === 'showed' && each.seat === telling.seat)
  const cards =
    showed?.event === 'showed' ? [...showed.free_cards, ...showed.row_cards, ...showed.added_cards] : []
  return { name: 'perfect', seats: [telling.seat], shout: '0!', cards, sound: 'fanfare', felt: true }
}

export const marks: Marks<IGoView, IGoTelling> = {
  dealt: null,
  drew: null,
  'drew-hidden': null,
  took: null,
  picked: null,
  discarded: null,
  ended: null,
  called: null,
  showed: null,
  // Whoever called has lost if it is another who scores: their hand says so itself.
  scored: ({ seat }, { wait }) =>
    wait.flatMap((caller) => (caller === seat ? [] : [{ seat: caller, place: `shown ${caller}` }])),
  perfect: null,
  unscored: null,
  cost: null, // only foreseen
}
