// What is done to somebody at High Five!: the board is everybody's, and what lies on it is nobody's.

import type { Marks } from '../../lib/marks'
import type { HighFiveTelling, HighFiveView } from './types'

export const marks: Marks<HighFiveView, HighFiveTelling> = {
  started: null,
  drew: null,
  'drew-hidden': null,
  laid: null,
  scored: null,
  dropped: null,
  finished: null,
}
