// What one person does at the table beside playing: draw, look at somebody's sheet, watch the judging.

import { calm, duration, pause } from '../../lib/motion'
import { play } from '../../lib/sound'
import type { Seat } from '../../lib/wire'
import { Drawing } from './drawing.svelte'
import type { FiverView, Judgement } from './types'
import type { FiverSitting } from './view'

const SEEN = 2500 // ms that a sheet is looked at on the television

export class Desk {
  drawing: Drawing
  film = $state(false) // a replay, where nothing is waited for
  asks = $state(false) // whether the hourglass is really meant
  #looked = $state<Seat | null>(null)
  #shown = $state<Seat | null>(null) // whose outlines are being judged on the television
  #stamps = $state(0)

  constructor(private sitting: FiverSitting) {
    this.drawing = new Drawing(sitting)
  }

  /** What lies on the table: in a judging, what the search has come to. */
  get view(): FiverView {
    return this.sitting.coming ?? this.sitting.view!
  }

  /** Whether the outlines of the last search are being judged. */
  get judging(): boolean {
    if (this.sitting.show.coming) return true
    const judged = !this.view.search && !!this.view.judging
    return judged && (this.film || !(this.strikes || this.view.winners))
  }

  /** Whether I have to strike a shape. */
  get strikes(): boolean {
    const { me } = this.sitting
    return this.view.phase === 'strike' && !!me && this.view.wait.includes(me)
  }

  /** Whose sheet is looked at: one's own unless another is chosen; in an open replay who acts. */
  get seat(): Seat {
    return this.#looked ?? this.#shown ?? this.sitting.me ?? this.#actor ?? this.sitting.around[0] ?? 'A'
  }

  get #actor(): Seat | undefined {
    const last = this.film ? this.sitting.show.story.at(-1)?.telling : undefined
    return last && 'seat' in last ? last.seat : undefined
  }

  get own(): boolean {
    return this.seat === this.sitting.me
  }

  /** Turn the hourglass; who has drawn nothing is asked first. */
  flip(): void {
    if (!this.asks && !this.drawing.outlines.length) this.asks = true
    else {
      this.asks = false
      void this.sitting.insist('flip')
    }
  }

  look(seat: Seat | null): void {
    this.#looked = seat === this.sitting.me ? null : seat
  }

  /** What these eyes know of the outlines on the sheet: one's own; in an open replay everybody's. */
  get outlines(): string[][] {
    if (this.own) return this.drawing.outlines
    return this.sitting.views?.[this.seat]?.outlines ?? []
  }

  // The judging

  /** The outlines on the sheet that have their stamp. */
  get stamped(): Judgement[] {
    const judged = (this.judging && this.view.sheets[this.seat]?.judged) || []
    return this.#looked || this.film ? judged : judged.slice(0, this.#stamps)
  }

  /** The fields they failed by; outlines that overlap may fail by the same. */
  get blamed(): string[] {
    return [...new Set(this.stamped.flatMap((each) => each.blame))]
  }

  /** Whether all of them have. */
  get complete(): boolean {
    return this.stamped.length === (this.view.sheets[this.seat]?.judged.length ?? 0)
  }

  #round = 0 // the last one judged here

  /** Judge a round: one's own outlines; on the television everybody's in turn, for as long as people look. */
  async judge(round: number): Promise<void> {
    if (round === this.#round) return
    this.#round = round
    this.look(null)
    const goesOn = (): boolean => this.#round === round && this.judging
    const { me, show, around } = this.sitting
    if (me || !show.paced) await this.#stamp(goesOn)
    else
      for (let turn = 0; goesOn(); turn++) {
        this.#shown = around[turn % around.length]!
        if (turn < around.length) await this.#stamp(goesOn)
        this.#stamps = Infinity
        await pause(SEEN)
      }
    if (this.#round !== round) return
    this.#stamps = Infinity
    this.#shown = null
  }

  /** Stamp the outlines of a sheet one after the other; who has struck a shape comes back to them. */
  async #stamp(goesOn: () => boolean): Promise<void> {
    this.#stamps = 0
    for (const { points } of this.view.sheets[this.seat]?.judged ?? []) {
      await pause(calm() ? duration('gap') : duration('show'))
      if (!goesOn()) break // seen enough
      this.#stamps += 1
      play(points ? 'score' : 'refused')
    }
  }
}

const desks = new WeakMap<FiverSitting, Desk>()

/** The one desk of a sitting, for the table and the rail beside it. */
export function deskOf(sitting: FiverSitting): Desk {
  const desk = desks.get(sitting) ?? new Desk(sitting)
  desks.set(sitting, desk)
  return desk
}
