// What is done to somebody at 5er finden: everybody has a tableau of their own.

import type { Marks } from '../../lib/marks'
import type { FiverTelling, FiverView } from './types'

export const marks: Marks<FiverView, FiverTelling> = {
  dealt: null,
  rolled: null,
  outlined: null,
  wiped: null,
  flipped: null,
  turned: null,
  did: null,
  timed: null,
  judged: null,
  scored: null,
  hatched: null,
  struck: null,
}
