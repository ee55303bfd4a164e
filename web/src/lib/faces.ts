// How cards are printed: inks, marks and what all games' cards have in common. Each game's own look is in its folder.

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
  level: number // how high the ink stands, 0 to 1
  also: string // a second number in the corner
  lozenge: Lozenge | null
}

export interface Lozenge {
  pattern: number
  black: boolean // on a black ground
}

export type Face =
  | Printed
  | { kind: 'joker' }
  | { kind: 'stop'; says: string } // the message on its sign
  | { kind: 'symbol'; name: string; paths: [body: string, shade: string]; says: string }

export const INKS: Record<string, Ink> = {
  r: 'red',
  o: 'orange',
  y: 'yellow',
  g: 'green',
  t: 'teal',
  b: 'blue',
  v: 'violet',
  p: 'pink',
}

/** A card as most games print it ("g15", "j"): a colour and a number, or a joker. */
export function printed(card: string, highest?: number, inks = INKS): Printed | { kind: 'joker' } {
  if (card[0] === 'j') return { kind: 'joker' }
  const number = Number(card.slice(1))
  const level = number / (highest ?? number)
  return { kind: 'number', ink: inks[card[0] ?? ''] ?? 'grey', number, level, also: '', lozenge: null }
}

/** Every colour with its numbers from 1 on, in this order. */
export function deck(colours: string, highest: number): string[] {
  const numbers = Array.from({ length: highest }, (_, i) => i + 1)
  return [...colours].flatMap((colour) => numbers.map((number) => `${colour}${number}`))
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
