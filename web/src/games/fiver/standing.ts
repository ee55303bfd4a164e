import type { Standing } from '..'
import type { Line } from '../../lib/show.svelte'
import type { Seat, View } from '../../lib/wire'
import type { FiverView } from './view'

export const counts = (): string => 'web-points'

export function standing(view: View): Record<Seat, Standing> {
  const most = Math.max(1, ...Object.values(view.scores))
  return Object.fromEntries(
    Object.entries(view.scores).map(([seat, number]) => [seat, { number, share: number / most }]),
  )
}

/** The sums after each round; the sheets know them all. */
export function history(_lines: Line[], view: View): Record<Seat, number>[] {
  const { sheets } = view as FiverView
  const rounds = Math.max(0, ...Object.values(sheets).map((sheet) => sheet.results.length))
  return Array.from({ length: rounds + 1 }, (_, round) =>
    Object.fromEntries(
      Object.entries(sheets).map(([seat, { results }]) => [
        seat,
        results.slice(0, round).reduce((sum, points) => sum + points, 0),
      ]),
    ),
  )
}
