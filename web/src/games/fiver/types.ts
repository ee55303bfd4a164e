// Made from src/handvoll/games/fiver by `make types`. Do not edit.

import type { Seat, View } from '../../lib/wire'

/** What a round is about: its number, the roll, and who turned the hourglass. */
export interface Search {
  round: number
  rounds: number
  times: number
  roll: string[]
  hourglass: string | null
}

/** A shape as it is printed (P4). */
export interface Shape {
  points: number
  turns: string[]
}

/** What became of an outline (P11, P18). */
export interface Judgement {
  fields: string[]
  shape: string
  fate: string
  blame: string[]
  points: number
}

/** A shape that was used up in the puzzle (P18). */
export interface Mark {
  circled: boolean
  fields: string[] | null
}

/** What everybody sees of a player's sheet. */
export interface SheetView {
  tableau: string[] | null
  results: number[]
  judged: Judgement[]
  marks: Record<string, Mark>
}

/** The table as a seat sees it. */
export interface FiverView extends View {
  options: {
    variant: 'basic' | 'puzzle' | 'solo'
    tableau: 'white' | 'grey' | 'random' | 'mixed'
    assist: boolean
    seconds: number
    limit: number
  }
  phase: 'over' | 'roll' | 'search' | 'strike' | 'tableaus'
  shapes: Record<string, Shape>
  search: Search | null
  done: string[]
  outlines: string[][] | null
  worth: number[] | null
  judging: Search | null
  sheets: Record<string, SheetView>
}

export type FiverTelling =
  | { event: 'dealt'; seat: Seat }
  | { event: 'rolled'; round: number; roll: string[] }
  | { event: 'outlined'; seat: Seat; fields: string[]; shape: string }
  | { event: 'wiped'; seat: Seat; fields: string[]; shape: string }
  | { event: 'flipped'; seat: Seat }
  | { event: 'turned' }
  | { event: 'did'; seat: Seat }
  | { event: 'timed' }
  | { event: 'judged'; seat: Seat; fields: string[]; shape: string; fate: string; points: number }
  | { event: 'scored'; seat: Seat; round: number; points: number; bonus: number }
  | { event: 'hatched'; seat: Seat; fields: string[]; shape: string }
  | { event: 'struck'; seat: Seat; shape: string }
