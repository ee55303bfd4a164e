// A finished game, step by step: what was played comes from the record, each picture when it is wanted.

import { api } from './api'
import { TEMPOS } from './habits'
import { pause } from './motion'
import { sitterAt } from './people'
import { readEntries, readSeatings, type Entry } from './record'
import { settings } from './settings.svelte'
import { Sitting } from './sitting.svelte'
import { upTo } from './story'
import type { Happening, ReplayStep, Seat, SeatInfo, TableInfo, Update } from './wire'

export const OPEN = 'open'

/** Where a film comes from: the server, or a specimen. */
export interface Reel {
  table: TableInfo
  record: string
  entries: Entry[]
  step: (entry: number) => Promise<ReplayStep>
  story: (eyes: Seat) => Promise<Happening[]>
}

/** The reel of a table of this server. */
export async function fetchReel(id: string): Promise<Reel> {
  const [table, record] = await Promise.all([api.table(id), api.record(id)])
  const step = once((entry: number) => api.replay(id, entry, OPEN))
  const story = once((eyes: Seat) => api.story(id, eyes))
  return { table: readSeatings(record, table), record, entries: readEntries(record), step, story }
}

/** Asks once for each thing, and again only if that failed. */
function once<K, T>(ask: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>()
  return (key) => {
    const asked = known.get(key) ?? ask(key)
    known.set(key, asked)
    asked.catch(() => known.delete(key))
    return asked
  }
}

export class Film {
  at = $state(0)
  eyes = $state<Seat>(OPEN)
  playing = $state(false)
  big = $state.raw<ReadonlySet<number>>(new Set()) // the entries that brought most
  sitting: Sitting
  #reel: Reel

  constructor(reel: Reel) {
    this.#reel = reel
    this.sitting = new Sitting(() => ({
      send: async () => ({ is: 'answer', re: '', seq: 0 }),
      wake: () => {},
      close: () => {},
    }))
  }

  get entries(): Entry[] {
    return this.#reel.entries
  }

  get seats(): Seat[] {
    return this.#reel.table.seats.map((seat) => seat.seat)
  }

  /** Show how it stood after an entry; one step forward is shown as it happened. */
  async go(entry: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.entries.length, entry))
    const forward = wanted === this.at + 1
    this.at = wanted
    const eyes = this.eyes
    const [step, story] = await Promise.all([this.#reel.step(wanted), this.#reel.story(eyes)])
    this.big = richest(story)
    if (this.at !== wanted || this.eyes !== eyes) return // somebody scrubbed on
    for (let i = 1; i < 4 && wanted + i <= this.entries.length; i++) void this.#reel.step(wanted + i)
    if (!forward) this.sitting.show.recall(this.#reel.table.game, upTo(story, wanted))
    this.#draw(step, upTo(story, wanted).slice(-1), forward)
  }

  see(eyes: Seat): void {
    this.eyes = eyes
    void this.go(this.at)
  }

  async play(): Promise<void> {
    this.playing = true
    if (this.at >= this.entries.length) await this.go(1)
    while (this.playing && this.at < this.entries.length) {
      await this.go(this.at + 1)
      do await pause(500 * TEMPOS[settings.speed])
      while (this.sitting.show.busy)
    }
    this.playing = false
  }

  /** Who sat where by then. */
  #seated(entry: number): SeatInfo[] {
    const { table } = this.#reel
    return table.seats.map((info) => ({ ...(sitterAt(table, info.seat, entry) ?? info), here: true }))
  }

  #draw(step: ReplayStep, now: Happening[], forward: boolean): void {
    const seat = this.eyes === OPEN ? this.seats[0]! : this.eyes
    const view = step.views[seat] ?? null
    const shown = view && this.eyes === OPEN ? { ...view, seat: null } : view
    this.sitting.hands = this.eyes === OPEN ? hands(step) : null
    this.sitting.views = this.eyes === OPEN ? step.views : null
    const mine = this.eyes === OPEN ? null : this.eyes
    const update: Update = {
      is: 'update',
      seq: step.entry,
      table: {
        ...this.#reel.table,
        seats: this.#seated(step.entry),
        mine,
      },
      happenings: forward ? now : [],
      whole: forward, // a jump is not shown step by step
      view: shown,
      moves: [],
      sayings: [],
      more: false,
      forced: false,
      can_undo: false,
      clock: null,
      waited: [],
      rest: null,
      lesson: null,
    }
    this.sitting.hear(update)
  }
}

const RICH = 0.6 // of what brought most

/** The entries that brought most points. */
function richest(story: Happening[]): Set<number> {
  const points = ({ events }: Happening): number =>
    Math.max(0, ...events.map((each) => Number(each['points'] ?? 0)))
  const least = RICH * Math.max(1, ...story.map(points))
  return new Set(story.filter((each) => points(each) >= least).map(({ seq }) => seq))
}

/** The hands of all seats, in games that have hands. */
function hands(step: ReplayStep): Record<Seat, string[]> | null {
  const pairs = Object.entries(step.views).map(
    ([seat, view]) => [seat, (view as Partial<HandsView>).hands?.[seat]?.cards] as const,
  )
  return pairs.every(([, hand]) => hand) ? (Object.fromEntries(pairs) as Record<Seat, string[]>) : null
}

interface HandsView {
  hands: Record<Seat, { cards: string[] | null }> // everybody's, the own one open
}
