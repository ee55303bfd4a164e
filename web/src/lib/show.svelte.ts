// The picture people see. It follows what the server says, but no faster than a child can see.

import { tick } from 'svelte'
import type { Told } from './fluent'
import { calm, duration, pause, type Journey, type Pause, type Stage } from './motion'
import { play } from './sound'
import type { Happening, Telling, Update, View } from './wire'

export interface Line extends Told {
  key: number
  seq: number
}

export type Journeys = (telling: Telling, before: View, me: string | null) => (Journey | Pause)[]
/** Whether people look at the picture after a telling until they want to go on. */
export type Rests = (telling: Telling, next: Telling | undefined) => boolean

/** One thing that was told, and when. */
interface Step {
  seq: number
  of: Happening['of']
  telling: Telling
}

/** What happened in the game, in order. */
export function told(update: Update): Telling[] {
  return happened(update).flatMap(({ of, telling }) => (of === 'game' ? [telling] : []))
}

function happened(update: Update): Step[] {
  return update.happenings.flatMap(({ seq, of, events }) => events.map((telling) => ({ seq, of, telling })))
}

// What happened at the table itself and is worth a line of the log.
const TABLE_LINES = new Set(
  (
    'sat left bot held taken-back undone ' +
    'stood-in awaited offered freed sent-away swapped host asked denied asked-no-more let-in paused resumed'
  ).split(' '),
)

/** Whether two pictures show something else. */
export function differ(before: View | null | undefined, now: View | null): boolean {
  return before !== now && JSON.stringify(before) !== JSON.stringify(now)
}

/** Whether it is on whom this was told to act. */
function acts({ table, view }: Update): boolean {
  return !!table.mine && !!view?.wait.includes(table.mine)
}

const BEHIND = 5 // updates waiting: more than this and we jump to the newest
const MISSED = 4 // moves in one update: we were away, and start from the picture
const LOOK = 8000 // ms that who only watches looks at a picture that rests

export class Show {
  shown = $state.raw<Update | null>(null)
  position = $state(0) // counts what lay on the table: people come, go and clap without changing it
  lines = $state.raw<Line[]>([])
  busy = $state(false)
  stage: Stage | null = null
  journeys: Journeys = () => []
  rests: Rests = () => false
  resume = $state.raw<(() => void) | null>(null) // goes on from a picture that rests
  coming = $state.raw<Update | null>(null) // the picture after it
  #queue: Update[] = []
  #key = 0

  /** An update has come in. */
  take(update: Update): void {
    this.#queue.push(update)
    if (this.#urgent) this.resume?.()
    if (!this.busy) void this.#run()
  }

  /** Whether somebody has to answer in time. */
  get #urgent(): boolean {
    return this.#queue.some(({ clock }) => clock?.of === 'answer')
  }

  /** Have a log as if all this had been told, and after it what was told since. */
  recall(game: string, happenings: Happening[], since: Line[] = []): void {
    this.lines = []
    const begin = happenings.findIndex(({ of }) => of === 'game')
    for (const { seq, of, events } of begin < 0 ? [] : happenings.slice(begin)) {
      if (of === 'game') this.#note(seq, events, game)
      else this.#noteTable(seq, events)
    }
    this.lines = [...this.lines, ...since]
  }

  async #run(): Promise<void> {
    this.busy = true
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const before = this.shown
      if (before?.view && next.view && this.#worthShowing(next)) await this.#tell(next, before)
      else if (before?.view) await this.#jump(next)
      else this.#noteFirst(next)
      this.shown = next
      if (differ(before?.view, next.view)) this.position += 1
      this.stage?.clear()
      if (before) this.#sounds(before, next)
    }
    this.busy = false
  }

  #worthShowing(next: Update): boolean {
    return (
      next.whole &&
      told(next).length > 0 &&
      next.happenings.filter((each) => each.of === 'game').length < MISSED &&
      this.#queue.length <= BEHIND &&
      !this.#urgent &&
      !document.hidden
    )
  }

  async #tell(next: Update, before: Update): Promise<void> {
    const tellings = await this.#go(next, async (telling) => {
      await tick() // a journey may begin or end at what was just told
      for (const step of this.journeys(telling, before.view!, next.table.mine)) await this.#step(step)
    })
    const theirs = tellings.some((telling) => telling.seat !== next.table.mine)
    if (theirs && !calm()) await pause(Math.max(0, duration('show') - duration('travel')))
  }

  /** Note what happened in its order, show what belongs to the game, rest where the picture rests. */
  async #go(next: Update, show: (telling: Telling) => Promise<void>): Promise<Telling[]> {
    const tellings = told(next)
    for (const step of happened(next)) {
      this.#noteStep(step, next)
      if (step.of === 'table') continue
      await show(step.telling)
      if (this.rests(step.telling, tellings[tellings.indexOf(step.telling) + 1])) await this.#rest(next)
    }
    return tellings
  }

  async #step(step: Journey | Pause): Promise<void> {
    if (step.sound) play(step.sound)
    if ('pause' in step) return pause(duration(step.pause))
    await this.stage?.travel(step)
    await pause(duration('gap'))
  }

  /** What happened while nobody could watch is only noted; where the picture rests, it does. */
  async #jump(next: Update): Promise<void> {
    await this.#go(next, async () => {})
  }

  /** Between rounds the table itself waits; what else goes on is for who has to act, or at the end. */
  async #rest(next: Update): Promise<void> {
    if (this.#urgent || !(next.view?.winners || acts(next))) return
    this.coming = next
    await new Promise<void>((done) => {
      this.resume = done
      if (!next.table.mine) setTimeout(done, LOOK)
    })
    this.resume = this.coming = null
  }

  /** Who comes to a game reads what happened since it began; what was before is plain to see. */
  #noteFirst(next: Update): void {
    const steps = happened(next)
    const begin = steps.findIndex(({ of }) => of === 'game')
    for (const step of begin < 0 ? [] : steps.slice(begin)) this.#noteStep(step, next)
  }

  #noteStep({ seq, of, telling }: Step, { table }: Update): void {
    if (of === 'game') this.#note(seq, [telling], table.game)
    else this.#noteTable(seq, [telling])
  }

  #note(seq: number, tellings: Telling[], page: string): void {
    if (!tellings.length) return
    const lines = tellings.map((telling) => ({
      key: this.#key++,
      seq,
      id: `${page}-${telling.event}`,
      telling,
    }))
    this.lines = [...this.lines, ...lines]
  }

  #noteTable(seq: number, tellings: Telling[]): void {
    const worth = tellings.filter((telling) => TABLE_LINES.has(telling.event))
    this.#note(seq, worth, 'web-told')
  }

  #sounds(before: Update, now: Update): void {
    if (now.view?.winners && !before.view?.winners) play('win')
    else if (acts(now) && !acts(before)) play('yours')
  }
}
