// Made from src/handvoll/games/fifteen by `make types`. Do not edit.

import type { Seat, View } from '../../lib/wire'

/** What lies before one seat. */
export interface Piles {
  closed: number
  known: string[] | null
  open: string[]
  rows: number
}

/** The table as anybody may see it: all seats know the same. */
export interface FifteenView extends View {
  options: {
    colours: number
    overlook: boolean
    open_first: boolean
    own_pile: boolean
    borrow: boolean
    points: boolean
  }
  piles: Record<string, Piles>
  rows: string[][]
  turned: string | null
  chain: number | null
  own: 'again' | 'no' | 'yes'
  turns: number
  out: string[]
  dealt: boolean
}

export type FifteenTelling =
  | { event: 'turned'; seat: Seat; card: string }
  | { event: 'opened'; seat: Seat; card: string; row: number }
  | { event: 'to-row'; seat: Seat; card: string; row: number; from_open: boolean }
  | { event: 'to-pile'; seat: Seat; card: string; other: string; from_open: boolean }
  | { event: 'kept'; seat: Seat; card: string }
  | { event: 'to-own'; seat: Seat; card: string }
  | { event: 'borrowed'; seat: Seat; card: string; row: number; other: string }
  | { event: 'recycled'; seat: Seat; count: number }
  | { event: 'completed'; seat: Seat; row: number; points: number }
  | { event: 'out'; seat: Seat; place: number; points: number }
