import type { Best, Standing } from '..'
import type { Line } from '../../lib/show.svelte'
import type { Seat } from '../../lib/wire'
import { say } from '../../lib/words.svelte'
import type { Go5Telling, Go5View } from './types'

/** Which round it is. */
export function where({ rounds, winners, phase }: Go5View): string {
  return say('web-round', { round: rounds.length + (winners || phase === 'deal' ? 0 : 1) || 1 })
}

export const counts = (): string => 'web-points'

const HARDLY = 1e-6 // of a finger's height

/** Who has fewer than none stands as short as who has none, but behind them. */
export function standing(view: Go5View): Record<Seat, Standing> {
  const most = Math.max(1, ...Object.values(view.scores))
  return Object.fromEntries(
    Object.entries(view.scores).map(([seat, number]) => [
      seat,
      { number, share: number < 0 ? number * HARDLY : number / most },
    ]),
  )
}

/** The sums after every round. */
export function history(_lines: Line<Go5Telling>[], { rounds, scores }: Go5View): Record<Seat, number>[] {
  const nothing = Object.fromEntries(Object.keys(scores).map((seat) => [seat, 0]))
  return [nothing, ...rounds.map(({ totals }) => totals)]
}

/** So many points end it; the number of rounds only sees to it that it ends (G25). */
export const goal = ({ options }: Go5View): number => options.target

/** The five that brought most. */
export function best(lines: Line<Go5Telling>[]): Best | null {
  let most: { points: number; at: number; line: Line } | null = null
  let at = -1
  for (const [i, line] of lines.entries()) {
    const { telling } = line
    if (telling.event === 'five') at = i
    if (telling.event !== 'counted' || !telling.ended || at < 0) continue
    if (!most || telling.points > most.points) most = { points: telling.points, at, line }
  }
  if (!most) return null
  const set = lines
    .slice(0, most.at)
    .findLast(({ telling: { event } }) => event === 'added' || event === 'called')
  return {
    lines: [...(set ? [set] : []), most.line],
    cards: set ? cardsOf(set, lines) : [],
  }
}

/** The cards of the set that a line is about, as they lay then. */
function cardsOf(about: Line<Go5Telling>, lines: Line<Go5Telling>[]): string[] {
  const sets: Record<string, string[]> = {}
  for (const line of lines) {
    const { telling } = line
    if (telling.event === 'began') Object.keys(sets).forEach((key) => delete sets[key])
    if (!('number' in telling)) continue
    const key = `${telling.event === 'swapped' ? telling.other : telling.seat} ${telling.number}`
    const cards = (sets[key] ??= [])
    if (telling.event === 'laid') sets[key] = telling.cards
    else if (telling.event === 'swapped')
      sets[key] = cards.map((card) => (card === telling.other_card ? telling.card : card))
    else sets[key] = [...cards, telling.card]
    if (line === about) return sets[key]!
  }
  return []
}
