// A lesson without a connection: all that it tells was kept when it was opened, and is walked here picture by picture.
// No rule is known here: what is not on the path, only the server can answer, and that is said.

import type { Command } from './live'
import { Sitting, type Answerer } from './sitting.svelte'
import type { Answer, LessonPath, PathStep, Puppet, Refusal, Update } from './wire'

/** Who walks it. */
export interface Walker {
  name: string
  puppet: Puppet | null
}

const UNKNOWN: Refusal = { kind: 'alone', message: 'lesson-alone-unknown', facts: {}, rule: null }

export class Walk implements Answerer {
  #place: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private path: PathStep[],
    done: number,
    private hear: (update: Update) => void,
  ) {
    this.#place = Math.max(
      0,
      path.findIndex(({ update }) => update.lesson?.mine && update.lesson.number > done),
    )
  }

  /** Show where we are; what was told before is not told again. */
  begin(): void {
    this.hear({ ...this.#here.update, whole: false, happenings: [] })
    this.#wait()
  }

  async send(command: Command): Promise<Answer> {
    const error = this.#obey(command)
    const known = command.do === 'try' ? this.#known(command.move) : undefined
    const { seq } = this.#here.update
    return { ...(known ?? (error && { error })), is: 'answer', re: '', seq }
  }

  wake(): void {}

  close(): void {
    clearTimeout(this.#timer)
  }

  get #here(): PathStep {
    return this.path[this.#place]!
  }

  /** Do what is on the path; else why not. */
  #obey(command: Command): Refusal | undefined {
    const { update, instead } = this.#here
    if (command.do === 'ready' && update.rest) return this.#goOn()
    if (command.do === 'play') {
      if (update.lesson?.mine && same(command.move, update.lesson.move)) return this.#goOn()
      const known = this.#known(command.move)
      return known ? (known.error ?? instead ?? UNKNOWN) : UNKNOWN
    }
    return command.do === 'try' && this.#known(command.move) ? undefined : UNKNOWN
  }

  #known(move: string): Answer | undefined {
    const { tried } = this.#here
    const as = Object.keys(tried).find((each) => same(each, move))
    return as === undefined ? undefined : tried[as]
  }

  #goOn(): undefined {
    this.#place += 1
    this.hear(this.#here.update)
    this.#wait()
  }

  /** What bots do comes by itself. */
  #wait(): void {
    const { lesson, rest, table } = this.#here.update
    if (lesson?.mine || rest || this.#place === this.path.length - 1) return
    this.#timer = setTimeout(() => this.#goOn(), table.settings.pace * 1000)
  }
}

/** Whether two texts are the same move: the parts of one may be named in any order. */
const same = (one: string, other: string): boolean =>
  one === other || one.split(' ').sort().join(' ') === other.split(' ').sort().join(' ')

/** Sit at a lesson's own table, after so many steps. */
export function walkAlong({ path }: LessonPath, done: number, who: Walker, again: () => void): Sitting {
  let walk!: Walk
  const named = path.map((step) => ({ ...step, update: as(who, step.update) }))
  const sitting = new Sitting((sitting) => (walk = new Walk(named, done, (update) => sitting.hear(update))))
  sitting.link = 'open'
  sitting.alone = again
  walk.begin()
  return sitting
}

/** A picture of the path with the learner in it. */
function as({ name, puppet }: Walker, update: Update): Update {
  const { table } = update
  const seats = table.seats.map((each) => (each.seat === table.mine ? { ...each, name, puppet } : each))
  return { ...update, table: { ...table, seats } }
}
