// A finished game, step by step: what was played comes from the record, each picture when it is wanted.

import { api } from './api'
import { pause } from './motion'
import { readEntries, type Entry } from './record'
import { Sitting } from './sitting.svelte'
import type { ReplayStep, Seat, TableInfo, Update } from './wire'

export const OPEN = 'open'

/** Where a film comes from: the server, or a specimen. */
export interface Reel {
  table: TableInfo
  entries: Entry[]
  step: (entry: number) => Promise<ReplayStep>
}

/** The reel of a table of this server. */
export async function fetchReel(id: string): Promise<Reel> {
  const [table, record] = await Promise.all([api.table(id), api.record(id)])
  const steps = new Map<number, Promise<ReplayStep>>()
  const step = (entry: number): Promise<ReplayStep> => {
    const known = steps.get(entry) ?? api.replay(id, entry, OPEN)
    steps.set(entry, known)
    return known
  }
  return { table, entries: readEntries(record), step }
}

export class Film {
  at = $state(0)
  eyes = $state<Seat>(OPEN)
  playing = $state(false)
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
    const step = await this.#reel.step(wanted)
    if (this.at !== wanted) return // somebody scrubbed on
    for (let i = 1; i < 4 && wanted + i <= this.entries.length; i++) void this.#reel.step(wanted + i)
    this.#draw(step, forward)
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
      do await pause(500)
      while (this.sitting.show.busy)
    }
    this.playing = false
  }

  #draw(step: ReplayStep, forward: boolean): void {
    const seat = this.eyes === OPEN ? this.seats[0]! : this.eyes
    const view = step.views[seat] ?? null
    const shown = view && this.eyes === OPEN ? { ...view, seat: null } : view
    this.sitting.hands = this.eyes === OPEN ? hands(step) : null
    this.sitting.views = this.eyes === OPEN ? step.views : null
    const happenings = [{ seq: step.entry, of: 'game' as const, events: step.events }]
    if (!forward) this.sitting.show.lines = []
    const mine = this.eyes === OPEN ? null : this.eyes
    const update: Update = {
      is: 'update',
      seq: step.entry,
      table: {
        ...this.#reel.table,
        seats: this.#reel.table.seats.map((seat) => ({ ...seat, here: true })),
        mine,
      },
      happenings,
      whole: forward, // a jump is not shown step by step
      view: shown,
      moves: [],
      more: false,
      can_undo: false,
      clock: null,
    }
    this.sitting.hear(update)
  }
}

/** The hands of all seats, in games that have hands. */
function hands(step: ReplayStep): Record<Seat, string[]> | null {
  const pairs = Object.entries(step.views).map(
    ([seat, view]) => [seat, (view as { hand?: string[] }).hand] as const,
  )
  return pairs.every(([, hand]) => hand) ? (Object.fromEntries(pairs) as Record<Seat, string[]>) : null
}
