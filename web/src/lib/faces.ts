// Which ink, mark and number a card's text stands for. No rules: only how things look.

export const MARKS = {
  red: 'heart',
  orange: 'slice',
  yellow: 'sun',
  lime: 'sprout',
  green: 'fir',
  teal: 'fish',
  sky: 'cloud',
  blue: 'drop',
  violet: 'crown',
  pink: 'blossom',
  brown: 'acorn',
  grey: 'key',
} as const

export type Ink = keyof typeof MARKS

export interface Printed {
  kind: 'number'
  ink: Ink
  number: number
  level: number
  also: string
  lozenge: Lozenge | null // of Go5
}

export interface Lozenge {
  pattern: number
  black: boolean // on a black ground
}

export type Face = Printed | { kind: 'joker' } | { kind: 'stop' }

const COMMON: Record<string, Ink> = {
  r: 'red',
  o: 'orange',
  y: 'yellow',
  g: 'green',
  t: 'teal',
  b: 'blue',
  v: 'violet',
  p: 'pink',
}

const INKS: Record<string, Record<string, Ink>> = {
  igo: { ...COMMON, s: 'sky', g: 'grey', n: 'brown', l: 'lime' },
}

const HIGHEST: Record<string, number> = { fifteen: 15, highfive: 13, igo: 11 }

/** The face of a card, given in text form ("g15", "j"). */
export function face(game: string, card: string): Face {
  if (card[0] === 'j') return { kind: 'joker' }
  if (game === 'go5' && card[0] === 's') return { kind: 'stop' }
  const ink = (INKS[game] ?? COMMON)[card[0] ?? ''] ?? 'grey'
  const number = Number(card.slice(1))
  const also = game === 'highfive' && number === 1 ? '14' : '' // printed 1/14
  const level = number / (HIGHEST[game] ?? number)
  return { kind: 'number', ink, number, level, also, lozenge: game === 'go5' ? lozenge(card) : null }
}

// What is printed on the cards of Go5: by colour, the patterns of 1 to 7. A test compares it with the game's material.
const PATTERNS: Record<string, string> = {
  r: '0123456',
  o: '1234560',
  y: '2345601',
  g: '3456012',
  b: '4560123',
  v: '5601234',
  p: '6012345',
}
const ON_BLACK = ['r1', 'o6', 'y4', 'g2', 'b7', 'v5', 'p3']
export const PATTERN_NAMES = ['ball', 'half', 'bars', 'rings', 'dots', 'harlequin', 'chevron']

function lozenge(card: string): Lozenge {
  return { pattern: Number(PATTERNS[card[0] ?? '']?.[Number(card[1]) - 1]), black: ON_BLACK.includes(card) }
}

/** How the symbols of 5er finden are drawn, by their letters. */
export const SYMBOLS: Record<string, string> = {
  o: 'circle',
  s: 'square',
  t: 'triangle',
  x: 'star',
  m: 'moon',
  w: 'wave',
}

export interface Sheet {
  x: number
  y: number
  width: number
  height: number
  radius: number
}

/** The lower tone of a card: its face filled to a share from below. */
export function waterline({ x, y, width, height, radius }: Sheet, share: number): string {
  const top = Math.round(10 * (y + height * (1 - share))) / 10
  const r = Math.min(radius, y + height - top)
  const side = y + height - top - r
  if (share >= 1) {
    const w = width - 2 * r
    return `M${x} ${y + r}a${r} ${r} 0 0 1 ${r} ${-r}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}Z`
  }
  return `M${x} ${top}h${width}v${side}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}Z`
}
