// The five games on the shelf: what home says of them, and where their tables are.

import type { Component, Snippet } from 'svelte'
import type { Sitting } from '../lib/sitting.svelte'
import type { Journeys, Line, Rests } from '../lib/show.svelte'
import type { Seat, View } from '../lib/wire'
import { words } from '../lib/words.svelte'

/** How a seat stands: the number to show, and how tall its finger grows, 0 to 1. */
export interface Standing {
  number: number
  share: number
}

export interface GameTable {
  /** The table itself; `below` takes the place of the turn line and my own things. */
  Table: Component<{ sitting: Sitting; below?: Snippet }>
  Pad: Component<{ sitting: Sitting }>
  After?: Component<{ sitting: Sitting }> // round by round, for the result
  journeys: Journeys
  rests?: Rests
  counts: (view: View) => string // the message id of what is counted
  standing: (view: View) => Record<Seat, Standing>
  where?: (view: View) => string // how far the game is, for the bar
  history: (lines: Line[], view: View) => Record<Seat, number>[] // what is counted, after each change
}

export interface Shelved {
  name: string
  title: string
  players: string
  minutes: string
  age: string
  maker: string
  table?: () => Promise<{ default: GameTable }>
}

/** In the order of the fingers, the thumb first. */
export const SHELF: Shelved[] = [
  {
    name: 'fiver',
    title: '5er finden',
    players: '1–4',
    minutes: '15',
    age: '8',
    maker: 'J. P. K. Grunau',
    table: () => import('./fiver'),
  },
  {
    name: 'igo',
    title: 'I Go!',
    players: '2–4',
    minutes: '30',
    age: '8',
    maker: 'L. Colovini',
    table: () => import('./igo'),
  },
  {
    name: 'go5',
    title: 'Go5',
    players: '2–4',
    minutes: '30',
    age: '8',
    maker: 'A. Mumper',
    table: () => import('./go5'),
  },
  {
    name: 'fifteen',
    title: '15GO!',
    players: '2–6',
    minutes: '15',
    age: '7',
    maker: 'Van der Meulen',
    table: () => import('./fifteen'),
  },
  {
    name: 'highfive',
    title: 'High Five!',
    players: '2–4',
    minutes: '30',
    age: '9',
    maker: 'N. van Teijlingen',
    table: () => import('./highfive'),
  },
]

/** The table of a game; a plain one if nobody has drawn it yet. */
export async function tableOf(name: string): Promise<{ default: GameTable } | undefined> {
  const drawn = shelved(name)?.table
  if (drawn) return drawn()
  await words.learn(name)
  return import('./any')
}

export function shelved(name: string): Shelved | undefined {
  return SHELF.find((game) => game.name === name)
}
