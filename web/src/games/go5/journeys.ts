import type { Journey } from '../../lib/motion'
import type { Seat } from '../../lib/wire'
import type { Go5Telling, Go5View } from './types'
import { setSpot } from './view'

/** How the cards of an event travel. */
export function journeys(telling: Go5Telling, before: Go5View, me: Seat | null): Journey[] {
  if (telling.event === 'made') return [] // nothing has moved
  const { seat } = telling
  const hand = (each: string): string => (seat === me ? `hand ${each}` : `hand of ${seat}`)
  const from = (each: string): string => (each === before.held ? 'held' : hand(each))
  switch (telling.event) {
    case 'drew':
      return telling.cards.map((each) => ({
        card: each,
        from: 'pile',
        to: `hand of ${seat}`,
        turns: true,
        sound: 'take',
      }))
    case 'drew-unseen':
      return [{ card: '', from: 'pile', to: `hand of ${seat}`, sound: 'take' }]
    case 'got-stop':
      return [{ card: telling.card, from: 'pile', to: `stops ${seat}`, turns: true, sound: 'turn' }]
    case 'took':
      return [{ card: telling.card, from: 'discards', to: `hand of ${seat}`, sound: 'take' }]
    case 'laid':
      return telling.cards.map((each) => ({
        card: each,
        from: from(each),
        to: `new set ${seat}`,
        shape: 'mini',
        sound: 'lay',
      }))
    case 'added':
      return [
        {
          card: telling.card,
          from: from(telling.card),
          to: `next ${setSpot(seat, telling.number)}`,
          shape: 'mini',
          sound: 'lay',
        },
      ]
    case 'swapped':
      return swap(telling, from(telling.card))
    case 'stopped':
      return [{ card: telling.card, from: `stops ${seat}`, to: 'discards', sound: 'lay' }]
    case 'discarded':
    case 'crossed':
      return [{ card: telling.card, from: hand(telling.card), to: 'discards', sound: 'lay' }]
    case 'called':
      return [
        {
          card: telling.card,
          from: 'discards',
          to: `next ${setSpot(seat, telling.number)}`,
          shape: 'mini',
          sound: 'score',
        },
      ]
    default:
      return []
  }
}

/** The card received comes out, then the card given goes in its place. */
function swap({ card, other_card, other, number }: Swapped, from: string): Journey[] {
  return [
    { card: other_card, from: `card ${other_card}`, to: 'held', sound: 'take' },
    { card, from, to: `next ${setSpot(other, number)}`, shape: 'mini', sound: 'lay' },
  ]
}

type Swapped = Extract<Go5Telling, { event: 'swapped' }>

/** People look at the count of a round until they want to go on. */
export function rests(telling: Go5Telling, next: Go5Telling | undefined): boolean {
  return telling.event === 'counted' && next?.event !== 'counted'
}
