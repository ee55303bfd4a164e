import type { Journey } from '../../lib/motion'
import type { Telling, View } from '../../lib/wire'

/** How the cards of an event travel. */
export function journeys(telling: Telling, _before: View, me: string | null): Journey[] {
  const { event, seat } = telling
  const card = String(telling['card'] ?? '')
  const to = String(telling['square'] ?? '')
  switch (event) {
    case 'started':
      return [{ card, from: 'pile', to, shape: 'square', sound: 'lay' }]
    case 'laid':
    case 'dropped':
      return [
        { card, from: seat === me ? `card ${card}` : `hand ${seat}`, to, shape: 'square', sound: 'lay' },
      ]
    case 'drew':
    case 'drew-hidden':
      return [{ card: '', from: 'pile', to: `hand ${seat}`, sound: 'take' }]
    default:
      return []
  }
}
