import type { Best, Standing } from '..'
import type { Line } from '../../lib/show.svelte'
import type { Seat } from '../../lib/wire'
import type { FifteenTelling, FifteenView } from './types'
import { left } from './view'

const CARDS = 15 // of a colour

export function counts(view: FifteenView): string {
  return view.options.points ? 'web-points' : 'web-cards-left'
}

/** Points, or the cards that are left: who has none stands tallest. */
export function standing(view: FifteenView): Record<Seat, Standing> {
  const { piles, scores, options } = view
  const rest = Object.fromEntries(Object.entries(piles).map(([seat, each]) => [seat, left(each)]))
  const numbers = options.points ? scores : rest
  const most = Math.max(1, ...Object.values(numbers))
  const share = (number: number): number => (options.points ? number / most : 1 - number / most)
  return Object.fromEntries(
    Object.entries(numbers).map(([seat, number]) => [seat, { number, share: share(number) }]),
  )
}

/** Only who is out first has a place of their own, however few cards the others have left (F12). */
export const places = ({ options, seats }: FifteenView): string | null =>
  options.points || seats < 3 ? null : 'web-fifteen-places'

/** Every card that moved, counted. */
export function history(lines: Line<FifteenTelling>[], view: FifteenView): Record<Seat, number>[] {
  const points = view.options.points
  const dealt = points ? 0 : (view.options.colours * CARDS) / view.seats
  let now = Object.fromEntries(Object.keys(view.scores).map((seat) => [seat, dealt]))
  const all = [now]
  for (const { telling } of lines) {
    const changed = points ? scored(telling) : moved(telling)
    if (!Object.keys(changed).length) continue
    now = { ...now }
    for (const [seat, by] of Object.entries(changed)) now[seat] = (now[seat] ?? 0) + by
    all.push(now)
  }
  return all
}

function scored(telling: FifteenTelling): Record<Seat, number> {
  const points = 'points' in telling ? telling.points : 0
  return points ? { [telling.seat]: points } : {}
}

function moved(telling: FifteenTelling): Record<Seat, number> {
  switch (telling.event) {
    case 'opened':
    case 'to-row':
      return { [telling.seat]: -1 }
    case 'borrowed':
      return { [telling.other]: -1 }
    case 'to-pile':
      return { [telling.seat]: -1, [telling.other]: 1 }
    default:
      return {}
  }
}

/** The turn in which most cards found their place. */
export function best(lines: Line<FifteenTelling>[]): Best | null {
  let most: Line<FifteenTelling>[] = []
  let run: Line<FifteenTelling>[] = []
  for (const line of lines) {
    if (run[0]?.telling.seat !== line.telling.seat) run = []
    if (Object.keys(moved(line.telling)).length) run = [...run, line]
    if (run.length > most.length) most = run
  }
  const cards = most.flatMap(({ telling }) => ('card' in telling ? [telling.card] : []))
  return most.length > 1 ? { lines: most.slice(-1), cards } : null
}
