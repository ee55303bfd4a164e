import type { Journey } from '../../lib/motion'
import type { FifteenTelling, FifteenView } from './types'

/** How the cards of an event travel. */
export function journeys(telling: FifteenTelling, _before: FifteenView, me: string | null): Journey[] {
  const { seat } = telling
  const hand = seat === me ? 'turned' : `turned ${seat}`
  const source = (open: boolean): string => (open ? `open ${seat}` : hand)
  switch (telling.event) {
    case 'turned':
      return [{ card: telling.card, from: `closed ${seat}`, to: hand, turns: true, sound: 'turn' }]
    case 'opened':
      return [{ card: telling.card, from: hand, to: 'new row', shape: 'mini', sound: 'lay' }]
    case 'to-row':
      return [onRow(telling, source(telling.from_open))]
    case 'borrowed':
      return [onRow(telling, `open ${telling.other}`)]
    case 'to-pile':
      return [
        { card: telling.card, from: source(telling.from_open), to: `open ${telling.other}`, sound: 'lay' },
      ]
    case 'kept':
    case 'to-own':
      return [{ card: telling.card, from: hand, to: `open ${seat}`, sound: 'lay' }]
    case 'recycled':
      return [{ card: '', from: `open ${seat}`, to: `closed ${seat}`, sound: 'take' }]
    default:
      return []
  }
}

function onRow({ card, row }: { card: string; row: number }, from: string): Journey {
  return { card, from, to: `row ${row}`, shape: 'mini', sound: 'lay' }
}
