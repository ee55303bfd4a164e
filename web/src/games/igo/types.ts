// Made from src/handvoll/games/igo by `make types`. Do not edit.

import type { Seat, View } from '../../lib/wire'

/** A hand split after a call; cards of the row and additions are in canonical order. */
export interface Groups {
  free: string[]
  row: string[]
  added: string[]
  left: string[]
  sum: number
}

/** How the last hand ended by a call, until the next one is dealt. */
export interface Call {
  caller: string
  colours: string[]
  free: string
  perfect: boolean
  scored: string[]
  splits: Record<string, Groups>
}

/** How a call would split one's own hand; nothing is added to one's own row. */
export interface Cost {
  free: string[]
  row: string[]
  added: string[]
  left: string[]
  sum: number
  colours: string[]
}

/** A hand as these eyes see it; every game that has hands calls them so. */
export interface Hand {
  count: number
  cards: string[] | null
  known: string[]
}

/** The table as a seat may know it. */
export interface IGoView extends View {
  options: {
    target: number
    patience: number
  }
  hands: Record<string, Hand>
  display: string[]
  discards: string[]
  pile: number
  phase: 'call' | 'discard' | 'take'
  barred: string | null
  starter: string
  turns: number
  takes: number
  unscored: number
  cost: Cost | null
  call: Call | null
  dealt: boolean
}

export type IGoTelling =
  | { event: 'drew'; seat: Seat; card: string }
  | { event: 'took'; seat: Seat; card: string }
  | { event: 'picked'; seat: Seat; card: string }
  | { event: 'unscored'; seat: Seat }
  | { event: 'discarded'; seat: Seat; card: string }
  | { event: 'ended'; seat: Seat }
  | { event: 'called'; seat: Seat; colours: string[]; free_colour: string; forced: boolean; named: number }
  | { event: 'scored'; seat: Seat; points: number }
  | { event: 'perfect'; seat: Seat }
  | { event: 'dealt'; seat: Seat; hand_cards: string[]; display_cards: string[]; card: string }
  | { event: 'drew-hidden'; seat: Seat }
  | {
      event: 'showed'
      seat: Seat
      free_cards: string[]
      row_cards: string[]
      added_cards: string[]
      left_cards: string[]
      sum: number
    }
  | {
      event: 'cost'
      seat: Seat
      free: string[]
      row: string[]
      added: string[]
      left: string[]
      sum: number
      colours: string[]
    }
