// I Go! as it is read out.

import { faces, type Heard } from '../../lib/hearing'
import { say } from '../../lib/words.svelte'
import type { IGoTelling, IGoView } from './types'
import { colourOf } from './view'

const cards = (title: string, list: readonly string[]): string => `${title}: ${faces('igo', list)}`

export const heard: Heard<IGoView, IGoTelling> = {
  mine({ view, me }) {
    const { cost, hands } = view!
    const hand = cards(say('web-my-hand'), hands[me ?? '']?.cards ?? [])
    if (!cost) return [hand]
    const { sum, colours } = cost
    const left = cards(say('igo-group-left'), cost.left)
    return [hand, `${say('igo-cost', { named: colours.length, colours, sum })}. ${left}`]
  },
  table({ view }) {
    const { display, discards, pile } = view!
    const free = display.at(-1)
    return [
      [
        cards(say('igo-display'), display),
        ...(free ? [say('igo-free', { free_colour: colourOf(free) })] : []),
        cards(say('igo-discards'), discards.slice(-1)),
        say('web-igo-draw', { count: pile }),
      ].join('. '),
    ]
  },
  theirs(sitting, seat) {
    const { hands, scores, options } = sitting.view!
    const points = say('web-igo-points', { points: scores[seat] ?? 0, target: options.target })
    const known = cards(say('web-igo-known-of', { player: sitting.name(seat) }), hands[seat]?.known ?? [])
    return `${sitting.name(seat)}, ${points}. ${known}`
  },
}
