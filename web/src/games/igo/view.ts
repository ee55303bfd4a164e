import type { Offer, Sitting } from '../../lib/sitting.svelte'
import type { Saying } from '../../lib/wire'
import type { Cost, IGoTelling, IGoView } from './types'

/** A sitting at this game's table. */
export type IGoSitting = Sitting<IGoView, IGoTelling>

export type Order = 'colour' | 'number'

export const colourOf = (card: string): string => card[0] ?? ''
export const numberOf = (card: string): number => Number(card.slice(1))

/** Cards as they lie in a hand, in heaps of one colour or of one number; hands come sorted by colour. */
export function heaps(cards: string[], order: Order): string[][] {
  const key: (card: string) => string | number = order === 'colour' ? colourOf : numberOf
  return [...grouped(order === 'colour' ? cards : byNumber(cards), key).values()]
}

function grouped<Key>(cards: string[], key: (card: string) => Key): Map<Key, string[]> {
  const groups = new Map<Key, string[]>()
  for (const card of cards) groups.set(key(card), [...(groups.get(key(card)) ?? []), card])
  return groups
}

export function byNumber(cards: string[]): string[] {
  return [...cards].sort((one, two) => numberOf(one) - numberOf(two)) // a stable sort
}

/** What a move is: "draw", "take", "pick", "discard", "go", "perfect", "end" or "wait". */
export function verb({ message }: Saying): string {
  return message.replace(/^(igo-do|task-igo)-/, '').replace(/-last$/, '')
}

export const calls = (offer: Saying): boolean => verb(offer) === 'go' || verb(offer) === 'perfect'

/** The colours that a call names. */
export function colours(offer: Saying): string[] {
  return calls(offer) ? (offer.facts['colours'] as string[]) : []
}

/** The colours that some call may name, and my cards of each. */
export function nameable(offers: Offer[], hand: string[]): { colour: string; cards: string[] }[] {
  const named = new Set(offers.flatMap(colours))
  return [...grouped(hand, colourOf)]
    .filter(([colour]) => named.has(colour))
    .map(([colour, cards]) => ({ colour, cards }))
}

/** The cost a table foresees of a discard or a call. */
export function foreseen(events: IGoTelling[] | undefined): Cost | null {
  return events?.find((telling) => telling.event === 'cost') ?? null
}
