// Made from src/handvoll/games/highfive by `make types`. Do not edit.

import type { Seat, View } from '../../lib/wire'

/** A hand as these eyes see it; every game that has hands calls them so. */
export interface Hand {
  count: number
  cards: string[] | null
  known: string[]
}

/** The table as one seat or a spectator may see it. */
export interface HighFiveView extends View {
  board: Record<string, string>
  hands: Record<string, Hand>
  pile: number
  frame: string[] | null
  targets: string[][] | null
  opening: boolean
  bonus: boolean
}

export type HighFiveTelling =
  | { event: 'started'; seat: Seat; card: string; square: string }
  | { event: 'laid'; seat: Seat; card: string; square: string }
  | { event: 'scored'; seat: Seat; points: number; first: string; last: string; joker_cards: string[] }
  | { event: 'dropped'; seat: Seat; card: string; square: string }
  | { event: 'finished'; seat: Seat; points: number }
  | { event: 'drew'; seat: Seat; count: number; cards: string[] }
  | { event: 'drew-hidden'; seat: Seat; count: number }
