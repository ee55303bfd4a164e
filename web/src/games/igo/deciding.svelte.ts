// Choosing a discard or the colours of a row: local and free; what it would leave over, the table says.

import type { Offer } from '../../lib/sitting.svelte'
import type { Cost } from './types'
import { calls, colours, foreseen, verb, type IGoSitting } from './view'

const MOST = 2 // colours that fit into the fingers; whether they make a row, the table says

export class Deciding {
  card = $state<string | null>(null) // lifted out of the hand
  colours = $state.raw<string[] | null>(null) // of the row that is about to be called
  cost = $state.raw<Cost | null>(null) // what the last move that was asked for would leave
  legal = $state(false) // whether that is the move in the fingers
  #asked = 0

  constructor(private sitting: IGoSitting) {}

  /** The move this would be. */
  get move(): string | null {
    if (this.card) return `discard ${this.card}`
    return this.colours && ['go', ...this.colours].join(' ')
  }

  /** Lift a card; a second tap on it discards it. */
  choose(card: string): void {
    if (this.card === card && this.legal) void this.confirm()
    else this.#decide(card, null)
  }

  /** Discard a card at once. */
  async drop(card: string): Promise<void> {
    await this.sitting.play(`discard ${card}`)
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
  show(offer: Offer): void {
    if (verb(offer) === 'discard') this.#decide(offer.cards[0] ?? null, null)
    else if (calls(offer)) this.#decide(null, colours(offer))
  }

  clear(): void {
    this.#decide(null, null)
  }

  async confirm(): Promise<void> {
    if (this.move) await this.sitting.play(this.move)
  }

  #decide(card: string | null, colours: string[] | null): void {
    const before = { card: this.card, colours: this.colours }
    this.card = card
    this.colours = colours
    this.legal = false
    this.sitting.refusal = null
    if (!this.move) this.cost = null
    void this.#ask(++this.#asked, before)
  }

  /** What cannot be goes back to what was there before, and the table says why. */
  async #ask(asked: number, before: { card: string | null; colours: string[] | null }): Promise<void> {
    if (!this.move) return
    const answer = await this.sitting.ask(this.move)
    if (asked !== this.#asked) return // something else is in the fingers by now
    if (answer.error) {
      this.card = before.card
      this.colours = before.colours
      this.sitting.refusal = answer.error
    } else this.cost = foreseen(answer.events)
    this.legal = !!this.move && !answer.error
  }
}
