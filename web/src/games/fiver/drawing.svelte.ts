// Drawing an outline: all of it happens here, under the finger; the table is told when five fields are complete.

import type { Answer } from '../../lib/wire'
import type { FiverView } from './types'
import { FIVE, inOrder, same, shapeOf, steps, type FiverSitting } from './view'

/** What was told the table, and the count from which its picture shows it. */
interface Told {
  verb: 'outline' | 'wipe'
  fields: string[]
  seq: number
}

export class Drawing {
  #fields = $state.raw<string[]>([])
  /** What lay there when no finger was down: words wait until it goes up, only the tableau and the dice do not. */
  rested = $state.raw<string[]>([])
  erasing = $state(false) // the next outline touched is wiped away
  wrong = $state.raw<string[]>([]) // the fields the last refusal points at
  #told = $state.raw<Told[]>([])
  #trail: string[] = [] // where the finger went since it came down
  #added: string[] = [] // what it added on the way
  #before: string[] = []

  constructor(private sitting: FiverSitting) {}

  /** What is drawn, in the order it was touched. */
  get fields(): string[] {
    return this.#fields
  }

  set fields(fields: string[]) {
    this.#fields = fields
    if (!this.#trail.length) this.rested = fields
  }

  get view(): FiverView {
    return this.sitting.view!
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
    let all = this.view.outlines ?? []
    for (const { verb, fields } of this.#pending) {
      all = all.filter((each) => !same(each, fields))
      if (verb === 'outline') all.push(fields)
    }
    return all
  }

  get #pending(): Told[] {
    const seq = this.sitting.shown?.seq ?? 0
    return this.#told.filter((told) => told.seq > seq)
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
    this.fields = tapped ? this.fields.filter((each) => each !== field) : this.fields
    if (!tapped) this.#complete()
  }

  /** The browser has taken the finger for something else: nothing happened. */
  cancel(): void {
    const drew = this.#trail.length > 0
    this.#trail = []
    if (drew) this.fields = this.#before
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
    if (this.wrong.length) this.wrong = []
    this.sitting.refusal = null
  }

  // Telling the table

  #complete(): void {
    if (this.fields.length === FIVE && !this.striking) void this.#outline(inOrder(this.fields))
  }

  async #outline(fields: string[]): Promise<void> {
    this.fields = []
    const { error } = await this.#tell('outline', fields, fields.join(' '))
    const mendable = error?.kind === 'IllegalMove' && error.message !== 'fiver-drawn-already'
    if (mendable && !this.fields.length) this.#giveBack(fields, error.facts['fields'])
  }

  /** Wipe away my newest outline that holds a field. */
  async wipe(field: string): Promise<void> {
    const fields = this.outlines.findLast((each) => each.includes(field))
    this.erasing = false
    if (fields) await this.#tell('wipe', fields, field)
  }

  async #tell(verb: Told['verb'], fields: string[], what: string): Promise<Answer> {
    const told: Told = { verb, fields, seq: Infinity }
    this.#told = [...this.#pending, told]
    const answer = await this.sitting.insist(`${verb} ${what}`)
    const seq = answer.error ? 0 : answer.seq
    this.#told = this.#told.map((each) => (each === told ? { ...told, seq } : each))
    return answer
  }

  /** What is refused lies under the finger again, with the fields that are wrong. */
  #giveBack(fields: string[], wrong: unknown): void {
    this.fields = fields
    this.wrong = Array.isArray(wrong) ? wrong : []
  }

  /** Strike the shape that is drawn, or one that fits nowhere. */
  async strike(shape = this.shape): Promise<void> {
    const fields = this.fields.length === FIVE ? inOrder(this.fields) : []
    const answer = await this.sitting.insist(['strike', shape, ...fields].join(' '))
    if (!answer.error) this.fields = []
    else if (fields.length) this.#giveBack(fields, answer.error.facts['fields'])
  }
}
