// What one person does at the table beside playing: draw, look at somebody's sheet, watch the judging.

import type { Sitting } from '../../lib/sitting.svelte'
import type { Seat } from '../../lib/wire'
import { Drawing } from './drawing.svelte'
import { Judging } from './judging.svelte'
import type { FiverView } from './view'

export class Desk {
  drawing: Drawing
  judging = new Judging()
  #looked = $state<Seat | null>(null)

  constructor(private sitting: Sitting) {
    this.drawing = new Drawing(sitting)
  }

  /** Whose sheet lies on the table: one's own unless another is looked at. */
  get seat(): Seat {
    return this.#looked ?? this.sitting.me ?? this.sitting.around[0] ?? 'A'
  }

  get own(): boolean {
    return this.seat === this.sitting.me
  }

  look(seat: Seat | null): void {
    this.#looked = seat === this.sitting.me ? null : seat
  }

  /** What these eyes know of the outlines on the sheet: one's own; in an open replay everybody's. */
  get outlines(): string[][] {
    if (this.own) return this.drawing.outlines
    return (this.sitting.views?.[this.seat] as FiverView | undefined)?.outlines ?? []
  }
}

const desks = new WeakMap<Sitting, Desk>()

/** The one desk of a sitting, for the table and the rail beside it. */
export function deskOf(sitting: Sitting): Desk {
  const desk = desks.get(sitting) ?? new Desk(sitting)
  desks.set(sitting, desk)
  return desk
}
