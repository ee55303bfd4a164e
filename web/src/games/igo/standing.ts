import type { Standing } from '..'
import type { Line } from '../../lib/show.svelte'
import type { Seat, View } from '../../lib/wire'
import { hands } from './hands'
import type { IGoView } from './view'

export const counts = (): string => 'web-points'

/** Points on the way to the target; a perfect call towers over them all. */
export function standing(view: View): Record<Seat, Standing> {
  const perfect = (view as IGoView).call?.perfect ? view.winners : null
  const most = Math.max(1, ...Object.values(view.scores)) + (perfect ? 1 : 0)
  return Object.fromEntries(
    Object.entries(view.scores).map(([seat, number]) => [
      seat,
      { number, share: perfect?.includes(seat) ? 1 : number / most },
    ]),
  )
}

/** The points after every hand that was called. */
export function history(lines: Line[], view: View): Record<Seat, number>[] {
  let now = Object.fromEntries(Object.keys(view.scores).map((seat) => [seat, 0]))
  return [now, ...hands(lines).map(({ points }) => (now = { ...now, ...points }))]
}
