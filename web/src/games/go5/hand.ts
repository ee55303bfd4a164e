// The order of my hand: as I like it.

import { face } from '../looks'

export type Order = 'colour' | 'number' | 'pattern'
export const ORDERS: Order[] = ['colour', 'number', 'pattern']

const JOKERS_LAST = 9

/** The hand in this order; the table deals it sorted by colour. */
export function sorted(hand: string[], order: Order): string[] {
  if (order === 'colour') return hand
  const key = (card: string): number => {
    const shown = face('go5', card)
    if (shown.kind !== 'number') return JOKERS_LAST
    return order === 'number' ? shown.number : (shown.lozenge?.pattern ?? 0)
  }
  return hand.toSorted((a, b) => key(a) - key(b))
}
