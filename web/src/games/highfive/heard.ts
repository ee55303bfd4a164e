// High Five! as it is read out.

import { faces, type Heard } from '../../lib/hearing'
import { say, words } from '../../lib/words.svelte'
import type { HighFiveTelling, HighFiveView } from './types'
import { COLUMNS, FIVES } from './view'

const ROWS = '12345678'

function row(board: HighFiveView['board'], row: string): string {
  const laid = [...COLUMNS].flatMap((column) => {
    const card = board[column + row]
    return card ? [`${column} ${words.card('highfive', card)}`] : []
  })
  return laid.length ? [say('keys-row', { row, things: laid.join(', ') })].join('') : ''
}

/** Where a five can be filled, the fewest cards first. */
function targets(view: HighFiveView): string[] {
  const all = (view.targets ?? []).toSorted((a, b) => a.length - b.length)
  return all.length ? [say('keys-fill', { fields: all.map((gaps) => gaps.join(' ')).join(', ') })] : []
}

export const heard: Heard<HighFiveView, HighFiveTelling> = {
  mine: ({ view, me }) => [`${say('web-my-hand')}: ${faces('highfive', view!.hands[me ?? '']?.cards ?? [])}`],
  table({ view }) {
    const rows = [...ROWS].map((each) => row(view!.board, each)).filter(Boolean)
    return [rows.join('. '), ...targets(view!)]
  },
  theirs(sitting, seat) {
    const hand = sitting.view!.hands[seat]
    return `${sitting.name(seat)}, ${say('web-cards', { count: hand?.count ?? 0 })}`
  },
  counts: () => [
    FIVES.map(
      (points) =>
        `${points}: ${say('highfive-five', { points })}, ${say('web-highfive-five-how', { points })}`,
    ).join('. '),
  ],
}
