// Laying cards before confirming: local and free; what it is worth, and whether it is a move, the table says.

import type { Offer } from '../../lib/sitting.svelte'
import type { Refusal } from '../../lib/wire'
import { gaps, moveText, scored, type Five, type HighFiveSitting } from './view'

export class Laying {
  chosen = $state<string | null>(null) // the card in the fingers
  placed = $state.raw<ReadonlyMap<string, string>>(new Map()) // square -> card
  worth = $state.raw<Five | null>(null) // what it would score, if it is a move
  legal = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  #asked = 0

  constructor(private sitting: HighFiveSitting) {}

  /** The verb of my moves now: cards are dropped only when nothing can be laid. */
  get verb(): 'lay' | 'drop' {
    return this.sitting.offers[0]?.message === 'highfive-do-drop' ? 'drop' : 'lay'
  }

  get rings(): ReadonlySet<string> {
    return new Set(this.refusal ? gaps(this.refusal.facts) : [])
  }

  /** The squares that lead on to a move, as the table lists them. */
  get lit(): ReadonlySet<string> {
    const targets = this.sitting.mine ? (this.sitting.view?.targets ?? []) : []
    const squares = [...this.placed.keys()]
    const fit = targets.filter((gaps) => squares.every((square) => gaps.includes(square)))
    return new Set(fit.flat().filter((square) => !this.placed.has(square)))
  }

  laid(card: string): boolean {
    return [...this.placed.values()].includes(card)
  }

  /** Take a card into the fingers, or put it back. */
  choose(card: string): void {
    this.sitting.dismiss() // the hint's bubble lies over the board
    if (this.laid(card)) this.#put(new Map([...this.placed].filter(([, each]) => each !== card)))
    this.chosen = this.chosen === card ? null : card
  }

  /** Lay the chosen card here; a tap on a card being laid takes it up again. */
  tap(square: string): void {
    const lying = this.placed.get(square)
    if (lying) {
      this.#put(new Map([...this.placed].filter(([each]) => each !== square)))
      this.chosen = lying
    } else if (this.chosen) {
      this.put(square, this.chosen)
    }
  }

  put(square: string, card: string): void {
    const rest = [...this.placed].filter(([, each]) => each !== card)
    this.chosen = null
    this.#put(new Map([...(this.verb === 'drop' ? [] : rest), [square, card]]))
  }

  /** Lay out a whole move, for instance a hint. */
  show({ cards, to }: Offer): void {
    this.chosen = null
    this.#put(new Map(to.map((square, i) => [square, cards[i] ?? ''])))
  }

  clear(): void {
    this.chosen = null
    this.#put(new Map())
  }

  async confirm(): Promise<void> {
    await this.sitting.play(moveText(this.verb, this.placed))
  }

  #put(placed: ReadonlyMap<string, string>): void {
    this.placed = placed
    this.worth = null
    this.legal = false
    this.refusal = null
    this.sitting.refusal = null
    void this.#ask(++this.#asked)
  }

  async #ask(asked: number): Promise<void> {
    if (!this.placed.size) return
    const answer = await this.sitting.ask(moveText(this.verb, this.placed))
    if (asked !== this.#asked) return // the cards lie differently by now
    this.legal = !answer.error
    this.worth = scored(answer.events)
    this.refusal = answer.error ?? null
  }
}

const layings = new WeakMap<HighFiveSitting, Laying>()

/** The one laying of a sitting, for the table and the list of what counts. */
export function layingOf(sitting: HighFiveSitting): Laying {
  const laying = layings.get(sitting) ?? new Laying(sitting)
  layings.set(sitting, laying)
  return laying
}
