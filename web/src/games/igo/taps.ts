// How a move is made with a finger: of all these places, the first that is there is touched next.

import { MAIN, place, type Taps } from '../../lib/taps'
import { calls, verb } from './view'

export const taps: Taps = (saying) => {
  if (['pick', 'draw', 'take'].includes(verb(saying))) return saying.to.map(place)
  if (verb(saying) === 'discard') return [`.slip:not(.up) > ${place(`card ${saying.cards[0]}`)}`, MAIN]
  if (calls(saying)) return ['.shout:enabled', MAIN]
  // Who was about to call takes that back: beside the call, or on a phone below.
  return ['.play:has(.colours) .turn .do > .btn.plain', '.tbl:has(.colours) > .tabs > .btn', MAIN]
}
