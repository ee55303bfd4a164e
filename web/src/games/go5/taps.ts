// How a move is made with a finger: of all these places, the first that is there is touched next.

import { MAIN, place, type Taps } from '../../lib/taps'
import { verb } from './view'

export const taps: Taps = (saying) => {
  const kind = verb(saying)
  if (kind === 'draw' || kind === 'take') return saying.to.map(place)
  if (kind === 'call') return ['.shout.go:enabled']
  const cards = kind === 'swap' ? saying.cards.slice(0, 1) : saying.cards
  const others = cards.map((card) => `:not(${place(`hand ${card}`)})`).join('')
  const chosen = [
    `.fan .held.up${others}`,
    ...cards.map((card) => `.fan .held:not(.up)${place(`hand ${card}`)}`),
  ]
  const adds = kind === 'add' || kind === 'five'
  return [...chosen, adds ? `.mysets > :nth-child(${saying.facts['number']}) button` : MAIN]
}
