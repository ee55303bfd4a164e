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

export type Face =
  { kind: 'number'; ink: Ink; number: number; level: number; also: string } | { kind: 'joker' }

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
  if (card === 'j') return { kind: 'joker' }
  const ink = (INKS[game] ?? COMMON)[card[0] ?? ''] ?? 'grey'
  const number = Number(card.slice(1))
  const also = game === 'highfive' && number === 1 ? '14' : '' // printed 1/14
  return { kind: 'number', ink, number, level: number / (HIGHEST[game] ?? number), also }
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
