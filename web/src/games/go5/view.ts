import type { Offer, Sitting } from '../../lib/sitting.svelte'
import type { Facts, Saying, Seat } from '../../lib/wire'
import type { Go5Telling, Go5View, Laid } from './types'

/** A sitting at this game's table. */
export type Go5Sitting = Sitting<Go5View, Go5Telling>

/** Part of the table: "pile", "discards", "set B 2", "card g7" (in somebody's set), "hand g7", "new set". */
export type Spot = string

export const setSpot = (seat: Seat, number: number): Spot => `set ${seat} ${number}`

/** What a move is: "draw", "take", "set", "add", "five", "swap", "discard", "across", "stop", "call", "end" or "pass". */
export function verb({ message }: Saying): string {
  return message.replace('go5-do-', '')
}

/** Whose set a card lies in, and which. */
export function whereLies(view: Go5View, card: string): { seat: Seat; number: number } | null {
  for (const [seat, place] of Object.entries(view.places)) {
    const at = place.sets.findIndex((laid) => laid.cards.includes(card))
    if (at >= 0) return { seat, number: at + 1 }
  }
  return null
}

/** The swaps of the turn that is being shown, the first one first. */
export function chain(tellings: Go5Telling[]): Of<'swapped'>[] {
  const last = tellings.findLastIndex(({ event }) => event !== 'swapped')
  return tellings.slice(last + 1).filter((telling) => telling.event === 'swapped')
}

/** What is told of one kind of event. */
type Of<Event extends Go5Telling['event']> = Extract<Go5Telling, { event: Event }>

/** The set that a move would make. */
export type Made = Of<'made'>

export function madeBy(foreseen: Go5Telling[] | undefined): Made | null {
  return foreseen?.find((telling) => telling.event === 'made') ?? null
}

/** How wide each set lies, in cards: those below show half of themselves. */
const widths = (sets: Laid[]): number[] => sets.map(({ cards }) => 0.48 + 0.52 * cards.length)

const LINES = [1, 2, 3, 4]

/** How wide the widest of one to four lines of sets must be, in cards; none is parted, the last has something beside it. */
export function lines(sets: Laid[] = [], beside = 0): number[] {
  const each = widths(sets).map((width, i) => width + (i === sets.length - 1 ? beside : 0))
  const runs = each.flatMap((_, from) => each.slice(from).map((_, i) => sum(each.slice(from, from + i + 1))))
  const enough = runs.toSorted((a, b) => a - b)
  return LINES.map((count) => enough.find((width) => wrapped(each, width) <= count) ?? 1)
}

const sum = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** How many lines so wide they take, one after the other. */
function wrapped(each: number[], width: number): number {
  if (Math.max(...each) > width) return Infinity
  let [count, full] = [1, 0]
  for (const one of each) {
    const fits = full + one < width + 1e-9
    ;[count, full] = fits ? [count, full + one] : [count + 1, one]
  }
  return count
}

/** The widths of lines as the style sheet knows them. */
export const lineStyle = (widths: number[]): string =>
  widths.map((width, i) => `--line-${i + 1}: ${width.toFixed(2)}`).join('; ')

/** A seat's line of the score sheet at the end of a round. */
export interface Count {
  threes: number // for sets of three
  fours: number
  fives: number
  out: number // for ending the round
  cost: number // of what is left
  points: number
  total: number
}

export function counted(tellings: Go5Telling[]): Record<Seat, Count> {
  const counts = tellings.filter((telling) => telling.event === 'counted')
  return Object.fromEntries(
    counts.map(({ seat, threes, fours, fives, ended, cost, points, total }) => [
      seat,
      { threes, fours, fives, out: ended, cost, points, total },
    ]),
  )
}

/** What the turn line asks for while nothing is in the fingers. */
export function expected(view: Go5View, offers: Offer[]): string {
  const verbs = new Set(offers.map(verb))
  if (verbs.has('take')) return 'web-go5-take-or-draw'
  if (verbs.has('draw')) return 'web-go5-draw'
  if (verbs.has('end') || verbs.has('pass')) return 'web-go5-last-card'
  if (view.done.includes('played')) return 'web-go5-discard'
  return view.places[view.seat ?? '']?.opened ? 'web-go5-play' : 'web-go5-open'
}

const OVER: Record<string, string> = {
  add: 'web-go5-over-set',
  five: 'web-go5-over-set',
  swap: 'web-go5-over-swap',
  discard: 'web-go5-over-discard',
}

/** What would be done if the carried card were dropped now. */
export function hovering(offer: Offer | undefined): { id: string; facts: Facts } | null {
  const id = offer && OVER[verb(offer)]
  return id ? { id, facts: offer.facts } : null
}

/** The cards a seat has drawn or taken in its turn, as far as it is told. */
export function drawn(tellings: Go5Telling[], seat: Seat): string[] {
  const cards: string[] = []
  for (const telling of tellings.toReversed()) {
    if (telling.event === 'made' || telling.seat !== seat) break
    if (telling.event === 'drew') cards.push(...telling.cards)
    if (telling.event === 'took') cards.push(telling.card)
  }
  return cards
}

/** What was told of the round that was counted last. */
export function lastRound(tellings: Go5Telling[]): Go5Telling[] {
  const end = tellings.findLastIndex(({ event }) => event === 'counted') + 1
  const begin = tellings.slice(0, end).findLastIndex(({ event }) => event === 'began')
  return tellings.slice(begin + 1, end)
}
