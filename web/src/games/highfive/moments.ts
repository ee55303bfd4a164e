// What is staged at High Five!, and what is done to somebody: the board is everybody's, and what lies on it is nobody's.

import type { Marks } from '../../lib/marks'
import type { Moment } from '../../lib/moments'
import type { HighFiveTelling, HighFiveView } from './types'
import { COLUMNS, frameAround, type Five } from './view'

const HIGH_FIVE = 30
const COLOUR_RUN = 20 // the highest one brings 25

/** Five of a number, and five of a colour in a row. No line scores twice: the best one counts (H8). */
export function moments(
  telling: HighFiveTelling,
  tellings: HighFiveTelling[],
  before: HighFiveView,
): Moment | null {
  if (telling.event !== 'scored' || telling.points < COLOUR_RUN) return null
  const seats = [telling.seat]
  const cards = fiveOf(telling, tellings, before)
  if (telling.points === HIGH_FIVE)
    return { name: 'highfive', seats, shout: 'High Five!', cards, sound: 'fanfare', felt: true }
  return { name: 'run', seats, shout: `${telling.points}!`, cards, sound: 'climb' }
}

/** The cards of a five: what lay there and what was laid. */
function fiveOf(five: Five, tellings: HighFiveTelling[], { board }: HighFiveView): string[] {
  const laid = Object.fromEntries(
    tellings.flatMap((each) => (each.event === 'laid' ? [[each.square, each.card]] : [])),
  )
  const { x, y, w, h } = frameAround(five.first, five.last)
  const squares = Array.from({ length: Math.max(w, h) }, (_, i) => {
    const [column, row] = h > 1 ? [x, y + i] : [x + i, y]
    return `${COLUMNS[column]}${row + 1}`
  })
  return squares.flatMap((square) => laid[square] ?? board[square] ?? [])
}

export const marks: Marks<HighFiveView, HighFiveTelling> = {
  started: null,
  drew: null,
  'drew-hidden': null,
  laid: null,
  scored: null,
  dropped: null,
  finished: null,
}
