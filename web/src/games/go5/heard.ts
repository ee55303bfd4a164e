// Go5 as it is read out.

import { plain } from '../../lib/fluent'
import { faces, whole, type Heard } from '../../lib/hearing'
import type { Seat } from '../../lib/wire'
import { say, words } from '../../lib/words.svelte'
import type { Go5Telling, Go5View } from './types'
import type { Go5Sitting } from './view'

function sets(sitting: Go5Sitting, seat: Seat): string {
  const id = seat === sitting.me ? 'web-go5-your-set' : 'web-go5-set'
  const laid = sitting.view!.places[seat]?.sets ?? []
  return laid
    .map(({ kind, cards }, i) => say(id, { number: i + 1, kind, cards, player: seat }, sitting.names, 'go5'))
    .join('. ')
}

const stops = (count: number): string[] => (count ? [say('web-go5-stops', { count })] : [])

export const heard: Heard<Go5View, Go5Telling> = {
  mine(sitting) {
    const mine = sitting.view!.places[sitting.me ?? '']
    const hand = `${say('web-my-hand')}: ${faces('go5', sitting.view!.hands[sitting.me ?? '']?.cards ?? [])}`
    const laid = [sets(sitting, sitting.me ?? '') || say('keys-no-sets'), ...stops(mine?.stops.length ?? 0)]
    return [hand, laid.join('. ')]
  },
  table({ view }) {
    const { top } = view!.discards
    const discards = top
      ? plain(words.parts('web-go5-discards', { card: top }, {}, 'go5').map((part) => whole(part, 'go5')))
      : say('web-go5-no-discards')
    return [`${discards}. ${say('web-go5-pile', { count: view!.pile })}`]
  },
  theirs(sitting, seat) {
    const place = sitting.view!.places[seat]
    const who = `${sitting.name(seat)}, ${say('web-cards', { count: sitting.view!.hands[seat]?.count ?? 0 })}`
    return [who, sets(sitting, seat) || say('keys-no-sets'), ...stops(place?.stops.length ?? 0)].join('. ')
  },
}
