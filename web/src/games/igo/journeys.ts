import { kept } from '../../lib/kept'
import type { Journey, Pause } from '../../lib/motion'
import type { IGoTelling, IGoView } from './types'
import { colourOf, numberOf } from './view'

/** How the cards of an event travel, and how long a shown hand is looked at. */
export function journeys(telling: IGoTelling, before: IGoView, me: string | null): (Journey | Pause)[] {
  const { seat } = telling
  const mine = seat === me
  const to = mine ? landing('card' in telling ? telling.card : '', before, seat) : `hand ${seat}`
  const shape = mine ? 'tall' : 'mini'
  switch (telling.event) {
    case 'drew':
      return [{ card: telling.card, from: 'pile', to, shape, turns: true, sound: 'take' }]
    case 'drew-hidden':
      return [{ card: '', from: 'pile', to, sound: 'take' }]
    case 'took':
      return [{ card: telling.card, from: 'discards', to, shape, sound: 'take' }]
    case 'picked':
      return [{ card: telling.card, from: 'display', to, shape, sound: 'take' }]
    case 'discarded':
      return [
        {
          card: telling.card,
          from: mine ? `card ${telling.card}` : `hand ${seat}`,
          to: 'discards',
          sound: 'lay',
        },
      ]
    case 'called':
      return [{ pause: 'show', sound: 'yours' }]
    case 'showed':
      return shown(telling.added_cards)
    case 'scored':
      return [{ pause: 'gap', sound: 'score' }]
    default:
      return []
  }
}

function shown(added: string[]): Pause[] {
  const look: Pause = { pause: 'show', sound: 'lay' }
  return added.length ? [look, { pause: 'show' }] : [look]
}

/** The place in my hand where a card will lie: beside its like, or at the end. */
function landing(card: string, before: IGoView, me: string): string {
  const hand = before.hands[me]?.cards ?? []
  const key = kept('igo.order') === 'number' ? numberOf : colourOf
  return `card ${hand.findLast((each) => key(each) === key(card)) ?? hand.at(-1) ?? ''}`
}

/** People look at the end of a hand until they want to go on. */
export function rests(telling: IGoTelling, next: IGoTelling | undefined): boolean {
  return ['scored', 'perfect', 'unscored'].includes(telling.event) && next?.event !== 'scored'
}
