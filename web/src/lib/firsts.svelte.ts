// What is said in a first game when something happens for the first time.

import { api } from './api'
import { keep, kept } from './kept'
import type { Line } from './show.svelte'
import type { Sitting } from './sitting.svelte'
import type { FirstTime, Telling } from './wire'

const READ = 12_000 // ms that a line stays if nobody closes it

/** Whether what happened is what a line is about. */
export function isAbout({ event, facts }: FirstTime, telling: Telling): boolean {
  const begins = (fact: unknown, start: string): boolean =>
    Array.isArray(fact) ? fact.some((each) => begins(each, start)) : String(fact).startsWith(start)
  return (
    telling.event === event && Object.entries(facts).every(([name, start]) => begins(telling[name], start))
  )
}

/** The lines of one table, if it is a first game: those to be said now, one after the other. */
export class Firsts {
  now = $state.raw<string | null>(null)
  #heard = -1
  #said: string[]
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private game: string,
    private lines: FirstTime[],
  ) {
    this.#said = JSON.parse(kept(`firsts.${game}`) ?? '[]') as string[]
  }

  /** The log has grown. */
  hear(log: Line[]): void {
    for (const { key, telling } of log.filter((line) => line.key > this.#heard)) {
      this.#heard = key
      for (const line of this.lines) if (isAbout(line, telling)) this.#say(line.name)
    }
  }

  #say(name: string): void {
    if (this.#said.includes(name)) return
    this.#said = [...this.#said, name]
    keep(`firsts.${this.game}`, JSON.stringify(this.#said))
    this.#waiting.push(name)
    if (!this.now) this.next()
  }

  next(): void {
    clearTimeout(this.#timer)
    this.now = this.#waiting.shift() ?? null
    if (this.now) this.#timer = setTimeout(() => this.next(), READ)
  }
}

/** The lines for a table; none if it is not the first game on this device. */
export async function firstsFor(sitting: Sitting): Promise<Firsts | null> {
  const { table } = sitting
  if (!table?.mine || table.lesson) return null
  if (kept('first') === table.game) keep('first', table.id)
  if (kept('first') !== table.id) return null
  const { firsts } = await api.lesson(table.game)
  return new Firsts(table.game, firsts)
}
