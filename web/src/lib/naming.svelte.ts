// Asking for a name at the moment of sitting down; who does not want to say it plays without one.

import { settings } from './settings.svelte'

class Naming {
  asking = $state(false)
  #declined = false // in this visit; the next one asks again
  #answered: (() => void) | undefined

  /** Make sure somebody was asked what they are called. */
  async ask(): Promise<void> {
    if (settings.name || this.#declined) return
    this.asking = true
    await new Promise<void>((resolve) => (this.#answered = resolve))
  }

  /** The answer: a name, or none. */
  answer(name: string): void {
    if (name.trim()) settings.call(name)
    else this.#declined = true
    this.asking = false
    this.#answered?.()
  }
}

export const naming = new Naming()
