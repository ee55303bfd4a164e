import type { Face } from '../../lib/faces'
import { same, shuffled, type Luck } from '../../lib/luck'
import type { Look } from '../looks'

/** How the symbols are drawn, by their letters. */
export const SYMBOLS: Record<string, string> = {
  o: 'circle',
  s: 'square',
  t: 'triangle',
  x: 'star',
  m: 'moon',
  w: 'wave',
}

/** Body and shade of each, 48 wide and high, drawn from where the pen stands. */
const PATHS: Record<string, [body: string, shade: string]> = {
  circle: ['m5.5 24a18.5 18.5 0 1 0 37 0 18.5 18.5 0 1 0-37 0z', 'm24 12a12 12 0 0 1 0 24z'],
  square: [
    'm9.5 6.5h29a3 3 0 0 1 3 3v29a3 3 0 0 1-3 3h-29a3 3 0 0 1-3-3v-29a3 3 0 0 1 3-3z',
    'm13 35v-22l22 22z',
  ],
  triangle: ['m24 4.5 20.5 37h-41z', 'm24 17.5v18h10z'],
  star: [
    'm24 4 5.6 13.2 14.4 1.3-10.9 9.5 3.2 14-12.3-7.4-12.3 7.4 3.2-14-10.9-9.5 14.4-1.3z',
    'm24 25v-21l5.6 13.2zm0 0 20-6.5-10.9 9.5zm0 0 12.3 17-12.3-7.4zm0 0-12.3 17 3.2-14zm0 0-20-6.5 14.4-1.3z',
  ],
  moon: [
    'm29 4.5a20 20 0 1 0 14.5 27.5 16.5 16.5 0 0 1-14.5-27.5z',
    'm26.7 19a6.8 6.8 0 1 0 13.6 0 6.8 6.8 0 1 0-13.6 0z',
  ],
  wave: [
    'm2.5 17c5.5-9 11-9 16.5-3.5s9 5.5 14 0 8.5-5 12.5-1v9.5c-4-4-7.5-4.5-12.5 1s-8.5 5.5-14 0-11-5.5-16.5 3.5z',
    'm2.5 32.5c5.5-9 11-9 16.5-3.5s9 5.5 14 0 8.5-5 12.5-1v9.5c-4-4-7.5-4.5-12.5 1s-8.5 5.5-14 0-11-5.5-16.5 3.5z',
  ],
}

function face(symbol: string): Face {
  const name = SYMBOLS[symbol] ?? ''
  return { kind: 'symbol', name, paths: PATHS[name] ?? ['', ''], says: 'fiver-symbol' }
}

const FACES = Object.keys(SYMBOLS)
const WHITES = ['1', '2', '3', '4'] // tableaus, to be given out

/** Whether luck gives this roll, these tableaus, or this random one. */
function given(luck: Luck, outcome: string[]): boolean {
  if (outcome.length === WHITES.length) return same(shuffled(luck, WHITES), outcome)
  return outcome.length === 5 ? same(rolled(luck), outcome) : onTheStream(luck, outcome)
}

/** Five dice, rolled again as a whole while three are equal. */
function rolled(luck: Luck): string[] {
  for (;;) {
    const dice = Array.from({ length: 5 }, () => FACES[luck.below(6)]!)
    if (FACES.every((face) => dice.filter((die) => die === face).length < 3)) return dice
  }
}

/** Whether a random tableau is among the first thousand of its stream. */
function onTheStream(luck: Luck, tableau: string[]): boolean {
  const pairs = FACES.flatMap((one, i) => FACES.slice(i + 1).map((two) => [one, two]))
  for (let attempt = 0; attempt < 1000; attempt++) {
    const rare = pairs[luck.below(15)]!
    const stock = FACES.flatMap((face) => Array<string>(rare.includes(face) ? 16 : 17).fill(face))
    if (same(shuffled(luck, stock), tableau)) return true
  }
  return false
}

export default { face, given, key: -3 } satisfies Look
