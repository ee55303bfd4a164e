// How a move is made with a finger: of all these places, the first that is there is touched next.

import { MAIN, place, type Taps } from '../../lib/taps'

export const taps: Taps = ({ cards, to }) => {
  const laid = to.map((square, i) => [cards[i] ?? '', square] as const)
  const free = (square: string): string => `.cell${place(square)}:not(.taken)`
  const astray = laid.map(([, square]) => `:not(${place(square)})`).join('')
  return [
    `.cell:has(.fresh)${astray}`,
    ...laid.map(([card, square]) => `.play:has(.held.up${place(`card ${card}`)}) ${free(square)}`),
    ...laid.map(([card, square]) => `.play:has(${free(square)}) .hand ${place(`card ${card}`)}`),
    MAIN,
  ]
}
