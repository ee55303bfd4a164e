// The picture people see. It follows what the server says, but no faster than a child can see.

import { tick } from 'svelte'
import type { Told } from './fluent'
import { marked, type Mark, type Marks } from './marks'
import type { Moment, Moments, Staged } from './moments'
import type { Taps } from './taps'
import { calm, drawn, duration, lengthOf, pause, type Journey, type Pause, type Stage } from './motion'
import { play } from './sound'
import type { Happening, Seat, Telling, Update, View } from './wire'

/** A line of the log; a game knows what its own are about. */
export interface Line<T extends Telling = Telling> extends Told {
  telling: T
  key: number
  seq: number
  of: Happening['of']
}

export type Journeys<V = View, T = Telling> = (
  telling: T,
  before: V,
  me: string | null,
) => (Journey | Pause)[]
/** Whether people look at the picture after a telling until they want to go on. */
export type Rests<T = Telling> = (telling: T, next: T | undefined) => boolean

/** What a show needs to know of a game. */
export interface Shown<V extends View = any, T extends Telling = any> {
  journeys: Journeys<V, T>
  rests?: Rests<T>
  moments?: Moments<V, T>
  anew?: T['event'][] // after which the old picture is gone: nothing travels over it
  mine?: (view: V) => unknown // what my own moves depend on, where others act at the same time
  marks?: Marks<V, T>
  taps?: Taps // how a lesson's finger makes a move
}

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
    'stood-in awaited offered freed sent-away swapped host asked denied asked-no-more let-in paused resumed time-asked time-agreed screened unscreened joining joining-no-more'
  ).split(' '),
)

/** Whether two pictures show something else. */
export function differ(before: unknown, now: unknown): boolean {
  return before !== now && JSON.stringify(before) !== JSON.stringify(now)
}

/** Whether it is on whom this was told to act. */
function acts({ table, view }: Update): boolean {
  return !!table.mine && !!view?.wait.includes(table.mine)
}

/** Whether somebody has to answer in time. */
const answers = ({ clock }: Update): boolean => clock?.of === 'answer'

/** Whether the game has ended with this. */
function ends(before: Update | null, now: Update): boolean {
  return !!now.view?.winners && !!before?.view && !before.view.winners
}

/** The first telling of whoever acts next, if what is told ends with their doing; else the turn stays where it is. */
function handedOn(tellings: Telling[], before: View, next: View): Telling | undefined {
  const seat = tellings.at(-1)?.seat ?? ''
  if (!next.wait.includes(seat) || before.wait.includes(seat)) return undefined
  return tellings[tellings.findLastIndex((telling) => telling.seat !== seat) + 1]
}

const BEHIND = 5 // updates waiting: more than this and we jump to the newest
const MISSED = 4 // moves in one update: we were away, and start from the picture
const LOOK = 8000 // ms that who only watches looks at a picture that rests

export class Show<T extends Telling = Telling> {
  shown = $state.raw<Update | null>(null)
  position = $state(0) // counts what lay on the table: people come, go and clap without changing it
  lines = $state.raw<Line[]>([])
  /** The lines of the game itself; who is told of a table is told of its game. */
  readonly story: Line<T>[] = $derived(this.lines.filter((line) => line.of === 'game') as Line<T>[])
  busy = $state(false)
  over = $state(false) // the end has been seen; who only claps after it takes nothing away
  turn = $state<Seat | null>(null) // whose doing is shown, while the picture still waits for another
  stage: Stage | null = null
  tempo = 1 // how many times longer than usual what others do is shown
  paced = false // whether a phone and a television show the same table, and take the same time for it
  game = $state.raw<Shown>({ journeys: () => [] })
  moment = $state.raw<Staged | null>(null) // staged now
  marks = $state.raw<Mark[]>([]) // what was done to me and I have not seen yet
  resume = $state.raw<(() => void) | null>(null) // goes on from a picture that rests
  coming = $state.raw<Update | null>(null) // the picture after it
  #queue: Update[] = []
  #key = 0
  #seen = 0 // when people have seen what another did, by `performance.now()`
  #came = new WeakMap<Update, number>() // when an update came in
  #due = 0 // when what is shown now should be over

  /** An update has come in. */
  take(update: Update): void {
    this.#queue.push(update)
    this.#came.set(update, performance.now())
    if (this.#urgent) this.hurry()
    if (!this.busy) void this.#run()
  }

  /** Somebody has seen enough of a moment or of a picture that rests. */
  hurry(): void {
    this.moment?.skip()
    this.resume?.()
  }

  /** I have seen what was done to me: this, or all of it. */
  see(mark?: Mark): void {
    if (this.marks.length) this.marks = mark ? this.marks.filter((each) => each !== mark) : []
  }

  /** How long a telling takes: what I did goes as usual, and who fell behind does not dawdle. */
  #tempo({ seat }: Telling, me: Seat | null): number {
    if (this.paced || seat === me || (this.tempo > 1 && this.#queue.length > 1)) return 1
    return this.tempo
  }

  /** Whether somebody has to answer in time. */
  get #urgent(): boolean {
    return this.#queue.some(answers)
  }

  /** Have a log as if all this had been told, and after it what was told since. */
  recall(game: string, happenings: Happening[], since: Line[] = []): void {
    this.lines = []
    const begin = happenings.findIndex(({ of }) => of === 'game')
    for (const { seq, of, events } of begin < 0 ? [] : happenings.slice(begin)) {
      this.#note(seq, of, events, game)
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
      this.turn = null
      if (differ(before?.view, next.view)) this.position += 1
      this.stage?.clear()
      if (before) this.#sounds(before, next)
      if (ends(before, next) && !this.game.rests) await pause(duration('show') * 1.5) // the last picture is seen
      this.over = !!next.view?.winners
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
    this.#due = Math.max(this.#seen, this.#came.get(next) ?? 0)
    await pause(Math.max(0, this.#seen - performance.now()))
    const first = handedOn(told(next), before.view!, next.view!)
    let gone = false
    const tellings = await this.#go(next, async (telling) => {
      gone ||= !!this.game.anew?.includes(telling.event)
      if (gone) return
      if (telling === first) this.turn = telling.seat ?? null
      await tick() // a journey may begin or end at what was just told
      const tempo = this.#tempo(telling, next.table.mine)
      for (const step of this.game.journeys(telling, before.view!, next.table.mine)) {
        await this.#step(step, tempo)
      }
      const moment = this.game.moments?.(telling, told(next), before.view!)
      if (moment && !answers(next)) await this.#hold(moment)
    })
    const theirs = tellings.find((telling) => this.paced || telling.seat !== next.table.mine)
    if (!theirs || calm()) return
    const look = (duration('show') - duration('travel')) * this.#tempo(theirs, next.table.mine)
    this.#seen = (this.paced ? this.#due : performance.now()) + look
  }

  /** Note what happened in its order, show what belongs to the game, rest where the picture rests. */
  async #go(next: Update, show: (telling: Telling) => Promise<void>): Promise<Telling[]> {
    const tellings = told(next)
    for (const step of happened(next)) {
      this.#noteStep(step, next)
      if (step.of === 'table') continue
      await show(step.telling)
      const after = tellings[tellings.indexOf(step.telling) + 1]
      if (this.game.rests?.(step.telling, after)) await this.#rest(next)
    }
    return tellings
  }

  async #step(step: Journey | Pause, tempo: number): Promise<void> {
    if (step.sound) play(step.sound)
    if ('pause' in step) return this.#wait(duration(step.pause) * tempo)
    const seen = this.stage?.travel(step, tempo)
    await (this.paced ? Promise.all([seen, this.#wait(lengthOf(step) * tempo)]) : seen)
    await this.#wait(duration('gap') * tempo)
  }

  /** Let time pass. At one pace with another screen, who is late makes up for it: nobody falls further behind. */
  async #wait(ms: number): Promise<void> {
    this.#due += ms
    await pause(this.paced ? Math.max(0, this.#due - performance.now()) : ms)
  }

  /** A moment is seen for as long as it lasts, unless somebody skips it or has to answer in time. */
  async #hold(moment: Moment): Promise<void> {
    if (this.#urgent) return
    play(moment.sound)
    await new Promise<void>((skip) => {
      this.moment = { ...moment, line: this.lines.at(-1)!, skip }
      setTimeout(skip, duration('moment'))
    })
    this.moment = null
    await drawn() // it is gone before the next picture is worked on
    this.#due = performance.now()
  }

  /** What happened while nobody could watch is only noted; where the picture rests, it does. */
  async #jump(next: Update): Promise<void> {
    await this.#go(next, async () => {})
  }

  /** Between rounds the table itself waits; what else goes on is for who has to act, or at the end. */
  async #rest(next: Update): Promise<void> {
    if (this.#urgent || !(next.view?.winners || acts(next))) return
    this.stage?.clear() // what has landed would lie over the picture that rests
    this.coming = next
    await new Promise<void>((done) => {
      this.resume = done
      if (!next.table.mine) setTimeout(done, LOOK)
    })
    this.resume = this.coming = null
    this.#due = performance.now()
  }

  /** Who comes to a game reads what happened since it began; what was before is plain to see. */
  #noteFirst(next: Update): void {
    const steps = happened(next)
    const begin = steps.findIndex(({ of }) => of === 'game')
    for (const step of begin < 0 ? [] : steps.slice(begin)) this.#noteStep(step, next)
  }

  #noteStep({ seq, of, telling }: Step, { table }: Update): void {
    this.#note(seq, of, [telling], table.game)
    if (of === 'table') return
    const done = marked(this.game.marks ?? {}, this.lines.at(-1)!, this.shown?.view ?? null, table.mine)
    if (!done.length) return
    this.marks = [...this.marks, ...done]
    play('hit')
  }

  /** Have lines of what was told; of the table itself only what is worth one. */
  #note(seq: number, of: Happening['of'], tellings: Telling[], game: string): void {
    const page = of === 'game' ? game : 'web-told'
    const worth = of === 'game' ? tellings : tellings.filter(({ event }) => TABLE_LINES.has(event))
    if (!worth.length) return
    const line = (telling: Telling): Line => ({
      key: this.#key++,
      seq,
      of,
      id: `${page}-${telling.event}`,
      telling,
    })
    this.lines = [...this.lines, ...worth.map(line)]
  }

  #sounds(before: Update, now: Update): void {
    if (ends(before, now)) play('win')
    else if (acts(now) && !acts(before)) play('yours')
  }
}
