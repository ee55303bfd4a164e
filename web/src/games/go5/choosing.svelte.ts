// Cards between the fingers: which of mine are chosen, where they may go, what three of them make.
// What may be done, with which cards and where to, the table says of each legal move.

import { keep, kept } from '../../lib/kept'
import type { Offer } from '../../lib/sitting.svelte'
import type { Refusal, Seat } from '../../lib/wire'
import { ORDERS, type Order } from './hand'
import type { Go5View } from './types'
import { madeBy, setSpot, verb, whereLies, type Go5Sitting, type Spot } from './view'

const THREE = 3

export class Choosing {
  chosen = $state.raw<string[]>([]) // hand cards, in the order they were picked up
  refusal = $state.raw<Refusal | null>(null) // why they make none
  aimed = $state<Spot | null>(null) // where a card is being carried
  turning = $state(false) // a joker is about to be discarded: lengthwise or across?
  open = $state.raw<{ seat: Seat; number: number } | null>(null) // a set spread out to be looked at
  order = $state<Order>(ORDERS.find((each) => each === kept('go5-order')) ?? 'colour') // of my hand
  #asked = 0

  constructor(private sitting: Go5Sitting) {}

  get view(): Go5View {
    return this.sitting.view!
  }

  get offers(): Offer[] {
    return this.sitting.offers
  }

  /** The cards in question: those chosen, and the one just received in a swap. */
  get cards(): string[] {
    const held = this.sitting.myTurn ? this.view.held : null
    return held ? [held, ...this.chosen] : this.chosen
  }

  /** The one card in question, if it is one. */
  get single(): string | null {
    return this.cards.length === 1 ? (this.cards[0] ?? null) : null
  }

  /** The first move of a kind: "draw", "stop", "end" ... */
  find(kind: string): Offer | undefined {
    return this.offers.find((each) => verb(each) === kind)
  }

  /** Everywhere the cards in question may go: places, and cards that would join them. */
  get rings(): ReadonlySet<Spot> {
    return new Set(this.offers.flatMap((each) => this.#spots(each)))
  }

  #spots(offer: Offer): Spot[] {
    if (verb(offer) === 'draw' || verb(offer) === 'take') return offer.to
    if (!this.cards.length || !this.cards.every((card) => offer.cards.includes(card))) return []
    if (verb(offer) === 'set') return this.#joining(offer)
    return this.single === offer.cards[0] ? offer.to : []
  }

  #joining({ cards, to }: Offer): Spot[] {
    const rest = cards.filter((card) => !this.cards.includes(card))
    return rest.length ? rest.map((card) => `hand ${card}`) : to
  }

  /** The set of others that has a card to swap for. */
  ringed(seat: Seat, number: number): boolean {
    const laid = this.view.places[seat]?.sets[number - 1]
    return !!laid?.cards.some((card) => this.rings.has(`card ${card}`))
  }

  // Choosing

  /** Pick a hand card up, or put it back. */
  toggle(card: string): void {
    const rest = this.chosen.filter((each) => each !== card)
    const room = THREE - (this.cards.length - this.chosen.length)
    this.#choose(rest.length < this.chosen.length ? rest : [...rest.slice(-room + 1), card])
  }

  /** Take just this card, for instance to drag it. */
  take(card: string): void {
    this.#choose(card === this.view.held ? [] : [card])
  }

  /** Show a move by picking its cards up. */
  show({ cards }: Offer): void {
    const hand = this.view.hands[this.view.seat ?? '']?.cards ?? []
    this.#choose(cards.filter((card) => hand.includes(card)))
  }

  clear(): void {
    this.#choose([])
    this.open = null
  }

  #choose(cards: string[]): void {
    this.chosen = cards
    this.refusal = null
    this.turning = false
    this.sitting.refusal = null
    void this.#ask(++this.#asked)
  }

  /** Ask the table why three cards make no set. */
  async #ask(asked: number): Promise<void> {
    if (this.cards.length !== THREE || this.laying) return
    const { error } = await this.sitting.ask(this.#attempt('new')!)
    if (asked === this.#asked) this.refusal = error ?? null // else other cards by now
  }

  /** Sort the hand the next way. */
  reorder(): void {
    this.order = ORDERS[(ORDERS.indexOf(this.order) + 1) % ORDERS.length] ?? 'colour'
    keep('go5-order', this.order)
  }

  // Calling

  calls = $state.raw<{ move: string; points: number; kind: string }[]>([]) // what each call would bring

  /** Ask the table what the calls would bring. */
  async foresee(): Promise<void> {
    const { position } = this.sitting.show
    const moves = this.#callable
    const answers = await Promise.all(moves.map((move) => this.sitting.ask(move)))
    if (position !== this.sitting.show.position) return
    this.calls = moves.map((move, i) => {
      const made = madeBy(answers[i]?.events)
      return { move, points: made?.points ?? 0, kind: made?.kind ?? '' }
    })
  }

  /** The call that brings most, as far as is known. */
  get call(): string | null {
    const best = this.calls.toSorted((a, b) => b.points - a.points)[0]?.move
    const moves = this.#callable
    return best && moves.includes(best) ? best : (moves[0] ?? null)
  }

  get #callable(): string[] {
    return this.offers.filter((each) => verb(each) === 'call').map(({ move }) => move)
  }

  /** The call for a set of mine, if its fifth card is on offer. */
  completing(spot: Spot): Offer | undefined {
    return this.offers.find((each) => verb(each) === 'call' && each.to.includes(spot))
  }

  // Doing

  /** The legal move that lays the cards in question. */
  get laying(): Offer | undefined {
    return this.offers.find((each) => verb(each) === 'set' && this.#uses(each))
  }

  /** The kind of the set that they make. */
  get made(): string {
    return String(this.laying?.facts['kind'] ?? '')
  }

  /** The legal move that brings the cards in question to a spot. */
  offer(spot: Spot): Offer | undefined {
    const lies = place(spot) === 'card' && whereLies(this.view, spot.slice('card '.length))
    const goal = lies && lies.seat === this.view.seat ? setSpot(lies.seat, lies.number) : spot
    return this.offers.find((each) => each.to.includes(goal) && this.#brings(each))
  }

  #brings(offer: Offer): boolean {
    if (verb(offer) === 'draw' || verb(offer) === 'take') return true
    if (verb(offer) === 'set') return this.#uses(offer)
    return verb(offer) !== 'across' && !!this.single && this.single === offer.cards[0]
  }

  /** Whether a move uses the cards in question, and no others. */
  #uses({ cards }: Offer): boolean {
    return cards.length === this.cards.length && this.cards.every((card) => cards.includes(card))
  }

  /** The card in question goes here: played, or refused by the table with the reason. */
  async put(spot: Spot): Promise<boolean> {
    const move = this.offer(spot)?.move ?? this.#attempt(spot)
    this.turning = place(spot) === 'discards' && !!this.discard('across')
    return !!move && !this.turning && this.sitting.play(move)
  }

  /** The move that discards the card in question, lengthwise or across. */
  discard(way: 'discard' | 'across'): Offer | undefined {
    return this.offers.find((each) => verb(each) === way && each.cards[0] === this.single)
  }

  /** What may not be done as a move all the same: whoever tries it is told why not. */
  #attempt(spot: Spot): string | null {
    const [, ...rest] = spot.split(' ')
    if (place(spot) === 'pile') return 'draw'
    if (place(spot) === 'new') return `lay ${this.cards.join(' ')}`
    if (place(spot) === 'discards' && this.view.phase === 'draw') return 'take'
    if (!this.single) return null
    if (place(spot) === 'discards') return `discard ${this.single}`
    if (place(spot) === 'set' && rest[0] === this.view.seat) return `add ${this.single} ${rest[1]}`
    if (place(spot) === 'card') return this.#onto(rest[0] ?? '')
    return null
  }

  /** Onto a card that lies: into my own set, or in exchange for another's. */
  #onto(card: string): string | null {
    const lies = whereLies(this.view, card)
    if (!lies) return null
    const own = lies.seat === this.view.seat
    return own ? `add ${this.single} ${lies.number}` : `swap ${this.single} ${card}`
  }
}

const place = (spot: Spot): string => spot.split(' ')[0] ?? ''
