import type { Standing } from '..'
import type { Line } from '../../lib/show.svelte'
import type { Seat, Telling, View } from '../../lib/wire'
import { left, type FifteenView } from './view'

const CARDS = 15 // of a colour

export function counts(view: View): string {
  return view.options['points'] ? 'web-points' : 'web-cards-left'
}

/** Points, or the cards that are left: who has none stands tallest. */
export function standing(view: View): Record<Seat, Standing> {
  const { piles, scores, options } = view as FifteenView
  const rest = Object.fromEntries(Object.entries(piles).map(([seat, each]) => [seat, left(each)]))
  const numbers = options['points'] ? scores : rest
  const most = Math.max(1, ...Object.values(numbers))
  const share = (number: number): number => (options['points'] ? number / most : 1 - number / most)
  return Object.fromEntries(
    Object.entries(numbers).map(([seat, number]) => [seat, { number, share: share(number) }]),
  )
}

/** Every card that moved, counted. */
export function history(lines: Line[], view: View): Record<Seat, number>[] {
  const points = !!view.options['points']
  const dealt = points ? 0 : (Number(view.options['colours']) * CARDS) / view.seats
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

function scored(telling: Telling): Record<Seat, number> {
  const points = Number(telling['points'] ?? 0)
  return points ? { [telling.seat]: points } : {}
}

function moved(telling: Telling): Record<Seat, number> {
  switch (telling.event) {
    case 'opened':
    case 'to-row':
      return { [telling.seat]: -1 }
    case 'borrowed':
      return { [String(telling['other'])]: -1 }
    case 'to-pile':
      return { [telling.seat]: -1, [String(telling['other'])]: 1 }
    default:
      return {}
  }
}
