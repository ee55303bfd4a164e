// The five games on the shelf: what home says of them, and where their tables are.

import type { Component, Snippet } from 'svelte'
import type { Heard } from '../lib/hearing'
import { house, type Titled } from '../lib/house'
import type { Sitting } from '../lib/sitting.svelte'
import type { Line, Shown } from '../lib/show.svelte'
import type { Seat, Telling, View } from '../lib/wire'
import { words } from '../lib/words.svelte'
import Fifteen from './fifteen/Picture.svelte'
import Fiver from './fiver/Picture.svelte'
import Go5 from './go5/Picture.svelte'
import HighFive from './highfive/Picture.svelte'
import IGo from './igo/Picture.svelte'
import './fifteen/tokens.css'
import './fiver/tokens.css'
import './go5/tokens.css'
import './highfive/tokens.css'
import './igo/tokens.css'

/** How a seat stands: the number to show, and how tall its finger grows, 0 to 1. */
export interface Standing {
  number: number
  share: number
}

/** What people will remember: as it was told, and the cards it was done with. */
export interface Best {
  lines: Line[]
  cards: string[]
}

/** What a game draws of its views and tellings; who only knows its name takes any. */
export interface GameTable<V extends View = any, T extends Telling = any> extends Shown<V, T> {
  /** The table itself; `below` takes the place of the turn line and my own things. */
  Table: Component<{ sitting: Sitting<V, T>; below?: Snippet }>
  Pad: Component<{ sitting: Sitting<V, T> }>
  After?: Component<{ sitting: Sitting<V, T> }> // round by round, for the result
  counts: (view: V) => string // the message id of what is counted
  standing: (view: V) => Record<Seat, Standing>
  places?: (view: V) => string | null // the message that says why places are not as what is counted
  heard?: Heard<V, T> // what is read out of it by a key
  where?: (view: V, story: Line<T>[]) => string // how far the game is, for the bar
  goal?: (view: V) => number | null // what is played to, if it is a number
  best?: (lines: Line<T>[]) => Best | null // the move of the game; else what brought most points
  history: (lines: Line<T>[], view: V) => Record<Seat, number>[] // what is counted, after each change
  rounds?: boolean // whether each of these changes is a round
}

export interface Shelved extends Titled {
  minutes: string
  age: string
  maker: string
  Picture: Component<{ drawn?: boolean }>
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
    Picture: Fiver,
    table: () => import('./fiver'),
  },
  {
    name: 'igo',
    title: 'I Go!',
    players: '2–4',
    minutes: '30',
    age: '8',
    maker: 'L. Colovini',
    Picture: IGo,
    table: () => import('./igo'),
  },
  {
    name: 'go5',
    title: 'Go5',
    players: '2–4',
    minutes: '30',
    age: '8',
    maker: 'A. Mumper',
    Picture: Go5,
    table: () => import('./go5'),
  },
  {
    name: 'fifteen',
    title: '15GO!',
    players: '2–6',
    minutes: '15',
    age: '7',
    maker: 'Van der Meulen',
    Picture: Fifteen,
    table: () => import('./fifteen'),
  },
  {
    name: 'highfive',
    title: 'High Five!',
    players: '2–4',
    minutes: '30',
    age: '9',
    maker: 'N. van Teijlingen',
    Picture: HighFive,
    table: () => import('./highfive'),
  },
]

/** All that can be played in this house: the five, then those from elsewhere. */
export const GAMES: Titled[] = [...SHELF, ...house.games]

export const titleOf = (name: string): string => GAMES.find((game) => game.name === name)?.title ?? name

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
