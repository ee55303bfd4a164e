// Whether the server can be reached, as far as we know; while it cannot, we keep asking.

import type { Refusal, TableInfo } from './wire'

const EVERY = 2000 // ms

class Reach {
  lost = $state(false)
  delivered = $state(0) // answers that were kept and have arrived
  undone = $state.raw<{ table: TableInfo; why: Refusal } | null>(null) // one that was not taken, while we were elsewhere
  #asking: ReturnType<typeof setInterval> | undefined

  /** A request went through, or did not. */
  note(reached: boolean): void {
    this.lost = !reached
    clearInterval(this.#asking)
    if (!reached) this.#asking = setInterval(() => void this.#ask(), EVERY)
  }

  async #ask(): Promise<void> {
    const answer = await fetch('/healthz').catch(() => null)
    if (answer?.ok) this.note(true)
  }
}

export const reach = new Reach()
