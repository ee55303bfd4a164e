// The addresses others can come in by: a host who opened localhost must not invite phones to localhost.

import { api } from './api'
import { keep, kept } from './kept'

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** The addresses to invite by, the best first: the page's own unless it is good for this device only. */
export function doorsOf(origin: string, told: string[]): string[] {
  const own = LOOPBACK.test(new URL(origin).hostname) ? [] : [origin]
  return [...new Set([...own, ...told])]
}

class Doors {
  all = $state.raw<string[]>([location.origin])
  narrow = $state(false) // only this device can come in
  #chosen = $state(kept('door') ?? '')
  #asked = false

  /** Ask once where the house can be found; until then the page's own address is good enough. */
  ask(): void {
    if (this.#asked) return
    this.#asked = true
    void api.house().then(
      ({ addresses }) => this.#learn(doorsOf(location.origin, addresses)),
      () => (this.#asked = false),
    )
  }

  get origin(): string {
    return this.all.includes(this.#chosen) ? this.#chosen : this.all[0]!
  }

  choose(origin: string): void {
    this.#chosen = origin
    keep('door', origin)
  }

  #learn(found: string[]): void {
    this.narrow = !found.length
    this.all = found.length ? found : [location.origin]
  }
}

export const doors = new Doors()
