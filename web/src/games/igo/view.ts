import type { Seat, Telling, View } from '../../lib/wire'

export interface Hand {
  count: number
  cards: string[] | null // all of them: my own, or shown at a call
  known: string[] // those everybody has seen
}

export interface Groups {
  free: string[]
  row: string[]
  added: string[]
  left: string[]
  sum: number
}

export interface Cost extends Groups {
  colours: string[]
}

export interface Call {
  caller: Seat
  colours: string[]
  free: string
  perfect: boolean
  scored: Seat[]
  splits: Record<Seat, Groups>
}

export interface IGoView extends View {
  hands: Record<Seat, Hand>
  display: string[]
  discards: string[]
  pile: number
  phase: 'take' | 'discard' | 'call'
  barred: string | null
  turns: number
  cost: Cost | null
  call: Call | null
  dealt: boolean
}

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

/** The colours that some call may name, and my cards of each. */
export function nameable(moves: string[], hand: string[]): { colour: string; cards: string[] }[] {
  const named = new Set(
    moves.filter((move) => move.startsWith('go ')).flatMap((move) => move.split(' ').slice(1)),
  )
  return [...grouped(hand, colourOf)]
    .filter(([colour]) => named.has(colour))
    .map(([colour, cards]) => ({ colour, cards }))
}

/** The cost a table foresees of a discard or a call. */
export function foreseen(events: Telling[] | undefined): Cost | null {
  return (events?.find((telling) => telling.event === 'cost') as unknown as Cost | undefined) ?? null
}
