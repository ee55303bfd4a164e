// After a search: the outlines get their stamps one after the other; then everybody looks as long as they like.

import { calm, duration, pause } from '../../lib/motion'
import { play } from '../../lib/sound'
import type { Seat, Update } from '../../lib/wire'
import type { FiverView } from './view'

export class Judging {
  open = $state(false)
  #seat = $state<Seat | null>(null) // whose outlines are stamped
  #stamped = $state(0) // how many of them
  #close: (() => void) | null = null

  /** Whether a judging lies between two pictures. */
  static between(next: Update, before: Update): boolean {
    const round = (update: Update): number => (update.view as FiverView | null)?.judging?.round ?? 0
    return round(next) > round(before)
  }

  /** How many outlines of a sheet have their stamp. */
  shown(seat: Seat): number {
    return seat === this.#seat ? this.#stamped : Infinity
  }

  /** Show it; resolves when it is closed. */
  async show(view: FiverView, seat: Seat, waits: boolean): Promise<void> {
    const closed = new Promise<void>((done) => (this.#close = done))
    this.open = true
    this.#seat = seat
    this.#stamped = 0
    const shown = this.#stamp(view, seat)
    await (waits ? closed : Promise.race([closed, shown.then(() => pause(2 * duration('show')))]))
    this.open = false
  }

  /** Seen enough. */
  close(): void {
    this.#close?.()
    this.#close = null
  }

  async #stamp(view: FiverView, seat: Seat): Promise<void> {
    for (const { points } of view.sheets[seat]?.judged ?? []) {
      await pause(calm() ? 350 : duration('show'))
      if (!this.open) return
      this.#stamped += 1
      play(points ? 'score' : 'refused')
    }
    this.#stamped = Infinity
  }
}
