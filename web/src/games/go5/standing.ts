import type { Standing } from '..'
import type { Line } from '../../lib/show.svelte'
import type { Seat, View } from '../../lib/wire'
import type { Go5View } from './view'

export const counts = (): string => 'web-points'

/** Who has fewer than none stands as short as who has none. */
export function standing(view: View): Record<Seat, Standing> {
  const most = Math.max(1, ...Object.values(view.scores))
  return Object.fromEntries(
    Object.entries(view.scores).map(([seat, number]) => [
      seat,
      { number, share: Math.max(0, number) / most },
    ]),
  )
}

/** The sums after every round. */
export function history(_lines: Line[], view: View): Record<Seat, number>[] {
  const { rounds, scores } = view as Go5View
  const nothing = Object.fromEntries(Object.keys(scores).map((seat) => [seat, 0]))
  return [nothing, ...rounds.map(({ totals }) => totals)]
}
