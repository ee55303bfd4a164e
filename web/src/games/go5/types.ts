// Made from src/handvoll/games/go5 by `make types`. Do not edit.

import type { Seat, View } from '../../lib/wire'

/** What is known of the discards; their order is not remembered. */
export interface Discards {
  top: string | null
  across: string | null
  under: string | null
  cards: string[]
}

/** A hand as these eyes see it; every game that has hands calls them so. */
export interface Hand {
  count: number
  cards: string[] | null
  known: string[]
}

/** One set. */
export interface Laid {
  kind: string
  cards: string[]
}

/** What lies before one seat. */
export interface Place {
  sets: Laid[]
  stops: string[]
  opened: boolean
  skipped: boolean
}

/** A line of the score sheet. */
export interface Round {
  points: Record<string, number>
  totals: Record<string, number>
}

/** The table as these eyes see it. */
export interface Go5View extends View {
  options: {
    target: number
    rounds: number
  }
  phase: 'call' | 'deal' | 'draw' | 'mix' | 'play'
  dealer: string
  turn: string
  hands: Record<string, Hand>
  places: Record<string, Place>
  pile: number
  sunk: string[]
  mixed: string[][]
  drawn: Record<string, number[]>
  discards: Discards
  goal: number
  done: string[]
  held: string | null
  used: number[]
  idle: number
  callers: string[]
  rounds: Round[]
}

export type Go5Telling =
  | { event: 'began'; seat: Seat; round: number }
  | { event: 'dealt'; seat: Seat; cards: string[]; count: number }
  | { event: 'got-stop'; seat: Seat; card: string }
  | { event: 'sunk'; seat: Seat; card: string }
  | { event: 'turned-up'; seat: Seat; card: string }
  | { event: 'drew'; seat: Seat; cards: string[]; count: number }
  | { event: 'nothing-left'; seat: Seat }
  | { event: 'mixed'; seat: Seat; count: number }
  | { event: 'took'; seat: Seat; card: string }
  | { event: 'laid'; seat: Seat; cards: string[]; number: number; kind: string }
  | { event: 'added'; seat: Seat; card: string; number: number; kind: string }
  | { event: 'swapped'; seat: Seat; card: string; other_card: string; other: string; number: number }
  | { event: 'stopped'; seat: Seat; card: string; other: string }
  | { event: 'skipped'; seat: Seat }
  | { event: 'discarded'; seat: Seat; card: string }
  | { event: 'crossed'; seat: Seat; card: string }
  | { event: 'asked'; seat: Seat; card: string }
  | { event: 'called'; seat: Seat; card: string; number: number; kind: string }
  | { event: 'passed'; seat: Seat }
  | { event: 'five'; seat: Seat; kind: string }
  | { event: 'ran-out'; seat: Seat }
  | { event: 'stuck'; seat: Seat }
  | {
      event: 'counted'
      seat: Seat
      cards: string[]
      points: number
      total: number
      threes: number
      fours: number
      fives: number
      cost: number
      sets: number
      ended: number
    }
  | { event: 'dealt-unseen'; seat: Seat; count: number }
  | { event: 'drew-unseen'; seat: Seat; count: number }
  | { event: 'made'; kind: string; count: number; points: number }
