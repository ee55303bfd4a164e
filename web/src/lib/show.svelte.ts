// The picture people see. It follows what the server says, but no faster than a child can see.

import type { Told } from './fluent'
import { calm, duration, pause, type Journey, type Stage } from './motion'
import { play } from './sound'
import type { Telling, Update, View } from './wire'

export interface Line extends Told {
  key: number
  seq: number
}

export type Journeys = (telling: Telling, before: View, me: string | null) => Journey[]

/** What happened in the game, in order. */
function told(update: Update): Telling[] {
  return update.happenings.filter((each) => each.of === 'game').flatMap((each) => each.events)
}

// What happened at the table itself and is worth a line of the log.
const TABLE_LINES = new Set(['sat', 'left', 'bot', 'held', 'taken-back', 'undone'])

const BEHIND = 5 // updates waiting: more than this and we jump to the newest
const KEPT = 400 // lines of the log

export class Show {
  shown = $state.raw<Update | null>(null)
  lines = $state.raw<Line[]>([])
  busy = $state(false)
  stage: Stage | null = null
  journeys: Journeys = () => []
  interlude: ((next: Update, before: Update) => Promise<void>) | null = null // what a game shows after a picture
  #queue: Update[] = []
  #key = 0

  /** An update has come in. */
  take(update: Update): void {
    this.#queue.push(update)
    if (!this.busy) void this.#run()
  }

  async #run(): Promise<void> {
    this.busy = true
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const before = this.shown
      this.#noteTable(next)
      if (before?.view && next.view && this.#worthShowing(next)) await this.#tell(next, before)
      else this.#note(next, told(next))
      this.shown = next
      this.stage?.clear()
      if (before && next.whole) await this.interlude?.(next, before)
      if (before) this.#sounds(before, next)
    }
    this.busy = false
  }

  #worthShowing(next: Update): boolean {
    return (
      next.whole &&
      told(next).length > 0 &&
      told(next).length < 12 &&
      this.#queue.length < BEHIND &&
      !document.hidden
    )
  }

  async #tell(next: Update, before: Update): Promise<void> {
    for (const telling of told(next)) {
      this.#note(next, [telling])
      for (const journey of this.journeys(telling, before.view!, next.table.mine)) {
        if (journey.sound) play(journey.sound)
        await this.stage?.travel(journey)
        await pause(duration('gap'))
      }
    }
    const theirs = told(next).some((telling) => telling.seat !== next.table.mine)
    if (theirs && !calm()) await pause(Math.max(0, duration('show') - duration('travel')))
  }

  #note(update: Update, tellings: Telling[], page = update.table.game): void {
    if (!tellings.length) return
    const lines = tellings.map((telling) => ({
      key: this.#key++,
      seq: update.seq,
      id: `${page}-${telling.event}`,
      telling,
    }))
    this.lines = [...this.lines, ...lines].slice(-KEPT)
  }

  #noteTable(update: Update): void {
    if (!update.view || !this.shown) return // who sat down before the game is plain to see
    const events = update.happenings.filter((each) => each.of === 'table').flatMap((each) => each.events)
    const worth = events.filter((telling) => TABLE_LINES.has(telling.event))
    this.#note(update, worth, 'web-told')
  }

  #sounds(before: Update, now: Update): void {
    const mine = (update: Update): boolean =>
      !!update.table.mine && !!update.view?.wait.includes(update.table.mine)
    if (now.view?.winners && !before.view?.winners) play('win')
    else if (mine(now) && !mine(before)) play('yours')
  }
}
