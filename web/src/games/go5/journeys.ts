import type { Journey } from '../../lib/motion'
import type { Seat, Telling, View } from '../../lib/wire'
import { setSpot, type Go5View } from './view'

/** How the cards of an event travel. */
export function journeys(telling: Telling, before: View, me: Seat | null): Journey[] {
  const { event, seat } = telling
  const view = before as Go5View
  const card = String(telling['card'] ?? '')
  const cards = (telling['cards'] as string[] | undefined) ?? []
  const hand = (each: string): string => (seat === me ? `hand ${each}` : `hand of ${seat}`)
  const from = (each: string): string => (each === view.held ? 'held' : hand(each))
  const number = Number(telling['number'])
  switch (event) {
    case 'drew':
      return cards.map((each) => ({
        card: each,
        from: 'pile',
        to: `hand of ${seat}`,
        turns: true,
        sound: 'take',
      }))
    case 'drew-unseen':
      return [{ card: '', from: 'pile', to: `hand of ${seat}`, sound: 'take' }]
    case 'got-stop':
      return [{ card, from: 'pile', to: `stops ${seat}`, turns: true, sound: 'turn' }]
    case 'took':
      return [{ card, from: 'discards', to: `hand of ${seat}`, sound: 'take' }]
    case 'laid':
      return cards.map((each) => ({
        card: each,
        from: from(each),
        to: `new set ${seat}`,
        shape: 'mini',
        sound: 'lay',
      }))
    case 'added':
      return [{ card, from: from(card), to: `next ${setSpot(seat, number)}`, shape: 'mini', sound: 'lay' }]
    case 'swapped':
      return swap(telling, from(card))
    case 'stopped':
      return [{ card, from: `stops ${seat}`, to: 'discards', sound: 'lay' }]
    case 'discarded':
    case 'crossed':
      return [{ card, from: hand(card), to: 'discards', sound: 'lay' }]
    case 'called':
      return [{ card, from: 'discards', to: `next ${setSpot(seat, number)}`, shape: 'mini', sound: 'score' }]
    default:
      return []
  }
}

/** The card received comes out, then the card given goes in its place. */
function swap(telling: Telling, from: string): Journey[] {
  const received = String(telling['other_card'])
  const set = setSpot(String(telling['other']), Number(telling['number']))
  return [
    { card: received, from: `card ${received}`, to: 'held', sound: 'take' },
    { card: String(telling['card']), from, to: `next ${set}`, shape: 'mini', sound: 'lay' },
  ]
}

/** People look at the count of a round until they want to go on. */
export function rests(telling: Telling, next: Telling | undefined): boolean {
  return telling.event === 'counted' && next?.event !== 'counted'
}
