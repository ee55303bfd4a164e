import type { Journey } from '../../lib/motion'
import type { HighFiveTelling, HighFiveView } from './types'

/** How the cards of an event travel. */
export function journeys(telling: HighFiveTelling, _before: HighFiveView, me: string | null): Journey[] {
  const { seat } = telling
  switch (telling.event) {
    case 'started':
      return [{ card: telling.card, from: 'pile', to: telling.square, shape: 'square', sound: 'lay' }]
    case 'laid':
    case 'dropped': {
      const { card, square } = telling
      const from = seat === me ? `card ${card}` : `hand ${seat}`
      return [{ card, from, to: square, shape: 'square', sound: 'lay' }]
    }
    case 'drew':
    case 'drew-hidden':
      return [{ card: '', from: 'pile', to: `hand ${seat}`, sound: 'take' }]
    default:
      return []
  }
}
