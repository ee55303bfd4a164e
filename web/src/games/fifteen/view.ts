import type { Seat, View } from '../../lib/wire'

export interface Piles {
  closed: number
  known: string[] | null
  open: string[]
  rows: number
}

export interface FifteenView extends View {
  piles: Record<Seat, Piles>
  rows: string[][]
  turned: string | null
  chain: number | null
  own: 'yes' | 'again' | 'no'
  turns: number
  out: Seat[]
  dealt: boolean
}

/** Cards a seat still has to get rid of. */
export function left(piles: Piles | undefined): number {
  return piles ? piles.closed + piles.open.length : 0
}
