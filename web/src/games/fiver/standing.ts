import type { Standing } from '..'
import type { Line } from '../../lib/show.svelte'
import type { Seat } from '../../lib/wire'
import type { FiverTelling, FiverView } from './types'

export const counts = (): string => 'web-points'

export function standing(view: FiverView): Record<Seat, Standing> {
  const most = Math.max(1, ...Object.values(view.scores))
  return Object.fromEntries(
    Object.entries(view.scores).map(([seat, number]) => [seat, { number, share: number / most }]),
  )
}

/** The sums after each round; the sheets know them all. */
export function history(_lines: Line<FiverTelling>[], { sheets }: FiverView): Record<Seat, number>[] {
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
