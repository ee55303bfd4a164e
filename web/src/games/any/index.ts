// Any game can be played before anybody draws its table.

import type { GameTable, Standing } from '..'
import type { Seat, View } from '../../lib/wire'
import Pad from './Pad.svelte'
import Table from './Table.svelte'

function standing(view: View): Record<Seat, Standing> {
  const most = Math.max(1, ...Object.values(view.scores))
  return Object.fromEntries(
    Object.entries(view.scores).map(([seat, number]) => [
      seat,
      { number, share: Math.max(0, number / most) },
    ]),
  )
}

export default {
  Table,
  Pad,
  journeys: () => [{ pause: 'travel' }],
  counts: () => 'web-points',
  standing,
  history: () => [],
} satisfies GameTable
