// 15GO! as it is read out.

import { faces, type Heard } from '../../lib/hearing'
import type { Seat } from '../../lib/wire'
import { say, words } from '../../lib/words.svelte'
import type { FifteenTelling, FifteenView } from './types'
import { left, type FifteenSitting } from './view'

const HIGHEST = 15

function row(cards: string[], i: number): string {
  const [row, waits] = [i + 1, cards.length + 1]
  if (cards.length === HIGHEST) return say('web-fifteen-row-full', { row })
  return say('web-fifteen-row', { row, top: words.card('fifteen', cards.at(-1) ?? ''), waits })
}

function pile(sitting: FifteenSitting, seat: Seat): string {
  const piles = sitting.view!.piles[seat]
  const top = piles?.open.at(-1)
  return say('web-fifteen-pile', {
    player: sitting.name(seat),
    count: left(piles),
    top: top ? words.card('fifteen', top) : 'none',
  })
}

export const heard: Heard<FifteenView, FifteenTelling> = {
  mine(sitting) {
    const { turned, wait } = sitting.view!
    const me = sitting.me ?? ''
    return [`${turned && wait.includes(me) ? `${faces('fifteen', [turned])}. ` : ''}${pile(sitting, me)}`]
  },
  table: ({ view }) => [view!.rows.length ? view!.rows.map(row).join('. ') : say('web-fifteen-no-rows')],
  theirs: pile,
}
