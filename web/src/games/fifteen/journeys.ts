import type { Journey } from '../../lib/motion'
import type { Telling, View } from '../../lib/wire'

/** How the cards of an event travel. */
export function journeys(telling: Telling, _before: View, me: string | null): Journey[] {
  const { event, seat } = telling
  const card = String(telling['card'] ?? '')
  const hand = seat === me ? 'turned' : `turned ${seat}`
  const source = telling['from_open'] ? `open ${seat}` : hand
  switch (event) {
    case 'turned':
      return [{ card, from: `closed ${seat}`, to: hand, turns: true, sound: 'turn' }]
    case 'opened':
      return [{ card, from: hand, to: 'new row', shape: 'mini', sound: 'lay' }]
    case 'to-row':
      return [{ card, from: source, to: `row ${telling['row']}`, shape: 'mini', sound: 'lay' }]
    case 'borrowed':
      return [
        { card, from: `open ${telling['other']}`, to: `row ${telling['row']}`, shape: 'mini', sound: 'lay' },
      ]
    case 'to-pile':
      return [{ card, from: source, to: `open ${telling['other']}`, sound: 'lay' }]
    case 'kept':
    case 'to-own':
      return [{ card, from: hand, to: `open ${seat}`, sound: 'lay' }]
    case 'recycled':
      return [{ card: '', from: `open ${seat}`, to: `closed ${seat}`, sound: 'take' }]
    default:
      return []
  }
}
