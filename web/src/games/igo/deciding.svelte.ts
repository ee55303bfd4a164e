// Choosing a discard or the colours of a row: local and free; what it would leave over, the table says.

import type { Sitting } from '../../lib/sitting.svelte'
import type { Refusal } from '../../lib/wire'
import { foreseen, type Cost, type IGoView } from './view'

const MOST = 2 // colours that fit into the fingers; whether they make a row, the table says

export class Deciding {
  card = $state<string | null>(null) // lifted out of the hand
  colours = $state.raw<string[] | null>(null) // of the row that is about to be called
  cost = $state.raw<Cost | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  #asked = 0

  constructor(private sitting: Sitting) {}

  /** The move this would be. */
  get move(): string | null {
    if (this.card) return `discard ${this.card}`
    return this.colours && ['go', ...this.colours].join(' ')
  }

  /** Lift a card; a second tap on it discards it. */
  choose(card: string): void {
    if (this.card === card && this.cost) void this.confirm()
    else this.#decide(card, null)
  }

  /** Begin to call, with these colours to start from. */
  call(colours: string[]): void {
    this.#decide(null, colours)
  }

  /** Name a colour or take its name back; a third takes the place of the first. */
  toggle(colour: string): void {
    const named = this.colours ?? []
    const without = named.filter((each) => each !== colour)
    this.#decide(null, without.length < named.length ? without : [...named, colour].slice(-MOST))
  }

  /** Show a whole move, for instance a hint. */
  show(move: string): void {
    const [verb, ...rest] = move.split(' ')
    if (verb === 'discard') this.#decide(rest[0] ?? null, null)
    else if (verb === 'go') this.#decide(null, rest)
  }

  clear(): void {
    this.#decide(null, null)
  }

  async confirm(): Promise<void> {
    if (this.move) await this.sitting.play(this.move)
  }

  #decide(card: string | null, colours: string[] | null): void {
    this.card = card
    this.colours = colours
    this.refusal = null
    this.cost = null
    this.sitting.refusal = null
    void this.#ask(++this.#asked)
  }

  async #ask(asked: number): Promise<void> {
    if (!this.move) return
    const answer = await this.sitting.ask(this.move)
    if (asked !== this.#asked) return // something else is in the fingers by now
    this.cost = foreseen(answer.events)
    this.refusal = answer.error ?? null
  }
}

/** What my own call would cost: as foreseen, else as things lie. */
export function costNow(deciding: Deciding, view: IGoView): Cost | null {
  return deciding.cost ?? view.cost
}
