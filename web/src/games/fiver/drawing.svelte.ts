// Drawing an outline: all of it happens here, under the finger; the table is told when five fields are complete.

import type { Sitting } from '../../lib/sitting.svelte'
import { FIVE, inOrder, same, shapeOf, steps, type FiverView } from './view'

/** What was told the table, and the count from which its picture shows it. */
interface Told {
  fields: string[]
  seq: number
}

export class Drawing {
  fields = $state.raw<string[]>([]) // in the order they were touched
  erasing = $state(false) // the next outline touched is wiped away
  wrong = $state.raw<string[]>([]) // the fields the last refusal points at
  #drawn = $state.raw<Told[]>([])
  #wiped = $state.raw<Told[]>([])
  #trail: string[] = [] // where the finger went since it came down
  #added: string[] = [] // what it added on the way
  #before: string[] = []

  constructor(private sitting: Sitting) {}

  get view(): FiverView {
    return this.sitting.view as FiverView
  }

  get striking(): boolean {
    return this.view.phase === 'strike'
  }

  /** The shape under the finger, once it is complete. */
  get shape(): string | null {
    return shapeOf(this.view.shapes, this.fields)
  }

  /** My outlines, as they will be when the table has heard of everything. */
  get outlines(): string[][] {
    const seq = this.sitting.shown?.seq ?? 0
    const coming = this.#drawn.filter((told) => told.seq > seq).map((told) => told.fields)
    const going = this.#wiped.filter((told) => told.seq > seq)
    const known = this.view.outlines ?? []
    const fresh = coming.filter((fields) => !known.some((each) => same(each, fields)))
    return [...known, ...fresh].filter((fields) => !going.some((told) => same(told.fields, fields)))
  }

  /** Where the rubber band is held, while a finger is down and fields are missing. */
  get tip(): string | null {
    return this.fields.length < FIVE ? (this.#trail.at(-1) ?? null) : null
  }

  // The finger

  /** It comes down: on a field to begin with, to go on from, or to take away. */
  begin(field: string): void {
    this.#forget()
    this.#before = this.fields
    this.#trail = [field]
    this.#added = []
    if (!this.fields.includes(field)) this.#add(field)
  }

  /** It goes on to a field; going back takes back. */
  move(field: string): void {
    if (!this.#trail.length || field === this.#trail.at(-1)) return
    if (field === this.#trail.at(-2)) this.#retreat()
    else if (this.fields.includes(field)) this.#trail.push(field)
    else if (this.#near(field, 1)) {
      this.#trail.push(field)
      this.#add(field)
    }
  }

  /** It goes up: a mere tap on a field of the outline takes it away; five fields are complete. */
  lift(): void {
    const [field] = this.#trail
    const tapped =
      this.#trail.length === 1 && field && this.#before.includes(field) && same(this.#before, this.fields)
    this.#trail = []
    if (tapped) this.fields = this.fields.filter((each) => each !== field)
    else this.#complete()
  }

  /** The browser has taken the finger for something else: nothing happened. */
  cancel(): void {
    if (this.#trail.length) this.fields = this.#before
    this.#trail = []
  }

  /** A field is chosen or taken back by a key. */
  tap(field: string): void {
    this.begin(field)
    this.lift()
  }

  /** A field is added by a key that goes on to it. */
  extend(field: string): void {
    if (!this.fields.includes(field)) this.tap(field)
  }

  back(): void {
    this.#forget()
    this.fields = this.fields.slice(0, -1)
  }

  clear(): void {
    this.#forget()
    this.fields = []
    this.erasing = false
  }

  /** A field too far away to be joined with what is drawn begins something new. */
  #add(field: string): void {
    this.fields = this.#near(field, FIVE - this.fields.length) ? [...this.fields, field] : [field]
    this.#added.push(field)
  }

  #near(field: string, most: number): boolean {
    return this.fields.length < FIVE && this.fields.some((each) => steps(each, field) <= most)
  }

  #retreat(): void {
    const left = this.#trail.pop()
    if (!left || !this.#added.includes(left)) return
    this.fields = this.fields.filter((each) => each !== left)
  }

  #forget(): void {
    this.wrong = []
    this.sitting.refusal = null
  }

  // Telling the table

  #complete(): void {
    if (this.fields.length === FIVE && !this.striking) void this.#outline(inOrder(this.fields))
  }

  async #outline(fields: string[]): Promise<void> {
    const told = { fields, seq: Infinity }
    this.#drawn = [...this.#drawn, told]
    this.fields = []
    const answer = await this.sitting.insist(`outline ${fields.join(' ')}`)
    this.#drawn = this.#drawn.map((each) =>
      each === told ? { fields, seq: answer.error ? 0 : answer.seq } : each,
    )
    if (answer.error?.kind === 'IllegalMove' && !this.fields.length)
      this.#giveBack(fields, answer.error.facts['fields'])
  }

  /** What is refused lies under the finger again, with the fields that are wrong. */
  #giveBack(fields: string[], wrong: unknown): void {
    this.fields = fields
    this.wrong = Array.isArray(wrong) ? wrong : []
  }

  /** Wipe away my newest outline that holds a field. */
  async wipe(field: string): Promise<void> {
    const fields = this.outlines.findLast((each) => each.includes(field))
    this.erasing = false
    if (!fields) return
    const told = { fields, seq: Infinity }
    this.#wiped = [...this.#wiped, told]
    const answer = await this.sitting.insist(`wipe ${field}`)
    this.#wiped = this.#wiped.map((each) =>
      each === told ? { fields, seq: answer.error ? 0 : answer.seq } : each,
    )
  }

  /** Strike the shape that is drawn, or one that fits nowhere. */
  async strike(shape = this.shape): Promise<void> {
    const fields = this.fields.length === FIVE ? inOrder(this.fields) : []
    const answer = await this.sitting.insist(['strike', shape, ...fields].join(' '))
    if (!answer.error) this.fields = []
    else if (fields.length) this.#giveBack(fields, answer.error.facts['fields'])
  }
}
