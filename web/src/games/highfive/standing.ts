import type { Standing } from '..'
import type { Line } from '../../lib/show.svelte'
import type { Seat } from '../../lib/wire'
import type { HighFiveTelling, HighFiveView } from './types'

export const counts = (): string => 'web-points'

export function standing(view: HighFiveView): Record<Seat, Standing> {
  const most = Math.max(1, ...Object.values(view.scores))
  return Object.fromEntries(
    Object.entries(view.scores).map(([seat, number]) => [seat, { number, share: number / most }]),
  )
}

/** The sums after every five that was scored. */
export function history(lines: Line<HighFiveTelling>[], view: HighFiveView): Record<Seat, number>[] {
  let now = Object.fromEntries(Object.keys(view.scores).map((seat) => [seat, 0]))
  const all = [now]
  for (const { telling } of lines) {
    if (telling.event !== 'scored' && telling.event !== 'finished') continue
    now = { ...now, [telling.seat]: (now[telling.seat] ?? 0) + telling.points }
    all.push(now)
  }
  return all
}
