// How a move is made with a finger: of all these places, the first that is there is touched next.

import { MAIN, place, type Taps } from '../../lib/taps'

export const taps: Taps = ({ message, to }) => {
  const [spot = ''] = to
  if (message.startsWith('fifteen-do-row')) return [place(spot)]
  return message === 'fifteen-do-on' ? [`.opps ${place(spot)}`] : [MAIN]
}
