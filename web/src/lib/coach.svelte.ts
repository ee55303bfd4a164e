// Looking back at a finished game: what the coach of the house found, asked for until it is done.

import { api } from './api'
import { pause } from './motion'
import type { Analysis, SeatLook, Seat, Step } from './wire'
import { say } from './words.svelte'

const AGAIN = 700 // ms between two questions
const WHOLE = 100

/** What is known about one game by now. */
export class LookBack {
  begun = $state(false)
  done = $state(0)
  failed = $state(false)
  analysis = $state.raw<Analysis | null>(null)

  constructor(private id: string) {}

  /** Ask until everything is known; somebody else may be asking already. */
  async begin(): Promise<void> {
    if (this.begun && !this.failed) return
    this.begun = true
    this.failed = false
    try {
      while (this.done < WHOLE) {
        const { done, analysis } = await api.look(this.id)
        this.done = done
        this.analysis = analysis ?? this.analysis
        if (done < WHOLE) await pause(AGAIN)
      }
    } catch {
      this.failed = true
    }
  }
}

const known = new Map<string, LookBack>()

/** The look back at a table's game, the same one on its result page and in its replay. */
export function lookBack(id: string): LookBack {
  const found = known.get(id) ?? new LookBack(id)
  known.set(id, found)
  return found
}

export const lookOf = (analysis: Analysis, seat: Seat): SeatLook =>
  analysis.looks.find((each) => each.seat === seat)!

/** A worth as a number people know: percent, or points. */
export function number(analysis: Analysis, worth: number): number {
  return Math.round((worth * (analysis.counts === 'points' ? 1 : 100)) / analysis.parts)
}

export function amount(analysis: Analysis, worth: number): string {
  return say(analysis.counts === 'points' ? 'coach-points' : 'coach-percent', {
    number: number(analysis, worth),
  })
}

/** With its sign: what something brought or cost. */
export const change = (analysis: Analysis, worth: number): string =>
  (worth < 0 ? '−' : '+') + amount(analysis, Math.abs(worth))

/** Luck and mistakes of a seat, in a line. */
export function line(analysis: Analysis, look: SeatLook): string {
  const worth = (parts: number): string => amount(analysis, Math.abs(parts))
  const even = number(analysis, look.luck) === 0
  const kind = (look.luck > 0 ? 'good' : 'bad') + (beyondAWin(analysis, look.luck) ? '-much' : '')
  const luck = say(even ? 'coach-luck-even' : `coach-luck-${kind}`, { worth: worth(look.luck) })
  const nothing = number(analysis, look.errors) === 0
  if (analysis.counts === 'points') {
    const missed = say(nothing ? 'coach-found-all' : 'coach-missed', { worth: worth(look.errors) })
    return `${luck}; ${missed}`
  }
  const count = nothing ? 0 : look.mistakes // what costs next to nothing is none
  const many = beyondAWin(analysis, look.errors)
  const mistakes = say(many ? 'coach-mistakes-many' : 'coach-mistakes', { count, worth: worth(look.errors) })
  return `${luck}; ${mistakes}`
}

/** Nobody loses, or is given, 300 % of a win. */
const beyondAWin = (analysis: Analysis, worth: number): boolean =>
  analysis.counts === 'wins' && Math.abs(worth) > analysis.parts

/** Which of its parts made most of a step. A move is bad only where something better is told. */
export function part(step: Step): string {
  if (step.cause === 'time') return 'coach-part-time'
  const made = step.found + step.error
  const own = made < 0 && step.error < 0 ? 'error' : made >= 0 && !step.error ? 'found' : 'move'
  const parts = { [own]: made, luck: step.luck, others: step.others }
  const [name] = Object.entries(parts).toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))[0]!
  return `coach-part-${name}`
}

/** What, or who, made most of a step, in words. */
export function doing(analysis: Analysis, step: Step, name: (seat: Seat) => string): string {
  const mover = analysis.looks.find((look) => stepAt(look, step.entry)?.cause === 'own')
  const made = part(step)
  return mover && made === 'coach-part-others' ? name(mover.seat) : say(made)
}

const A_WHILE = 12 // entries

/** Whether the end was certain for a while, as far as nobody erred, before it came. */
export const wasCertain = ({ counts, looks, parts }: Analysis): boolean =>
  counts === 'wins' &&
  looks.some(({ steps }) => steps.filter(({ after }) => after === 0 || after === parts).length > A_WHILE)

/** Everybody's prospects after each entry, from before the first. */
export function curve(analysis: Analysis): Record<Seat, number>[] {
  const { looks } = analysis
  const at = (worths: [Seat, number][]): Record<Seat, number> =>
    Object.fromEntries(worths.map(([seat, worth]) => [seat, number(analysis, worth)]))
  const before = at(looks.map((look) => [look.seat, look.start]))
  return [
    before,
    ...looks[0]!.steps.map((_, i) => at(looks.map((look) => [look.seat, look.steps[i]!.after]))),
  ]
}

/** What an entry did to a seat; nothing if it was taken back. */
export const stepAt = (look: SeatLook, entry: number): Step | null =>
  look.steps.find((step) => step.entry === entry) ?? null

/** What a seat could expect after an entry. */
export function after(look: SeatLook, entry: number): number {
  return look.steps.findLast((step) => step.entry <= entry)?.after ?? look.start
}
