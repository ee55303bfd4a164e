// How a move is made with a finger: of all these places, the first that is there is touched next.

import { MAIN, place, type Taps } from '../../lib/taps'
import { steps } from './view'

export const taps: Taps = ({ to }) =>
  to.length ? joined(to).map((field) => `.tableau ${place(field)}[aria-pressed="false"]`) : [MAIN]

/** Fields in an order in which each touches one before it. */
function joined([first = '', ...rest]: string[]): string[] {
  const order = [first]
  while (rest.length) {
    const next = rest.findIndex((field) => order.some((each) => steps(each, field) === 1))
    order.push(...rest.splice(Math.max(0, next), 1))
  }
  return order
}
