// A television: what it was told to show. Nobody touches it once it was opened, so it asks again and again.

import { api } from './api'
import { pause } from './motion'

const PERIOD = 2000 // ms between two questions

export class Screen {
  code = $state('')
  table = $state<string | null>(null)
  lost = $state(false)
  #over = false
  #watching = false // a table that has not ended for us: it tells all there is to know

  /** Ask until told to stop. */
  async ask(): Promise<void> {
    while (!this.#over) {
      if (!this.#watching) await this.#ask()
      await pause(PERIOD)
    }
  }

  stop(): void {
    this.#over = true
  }

  /** Whether what is shown will say itself when something else is to be shown. */
  watch(on: boolean): void {
    this.#watching = on
  }

  async #ask(): Promise<void> {
    try {
      const { code, table } = await api.television()
      this.code = code
      this.table = table
      this.lost = false
    } catch {
      this.lost = true // a router or a server that rises again
    }
  }
}
