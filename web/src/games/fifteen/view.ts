import type { Seat, View } from '../../lib/wire'

export interface Piles {
  closed: number
  known: string[] | null
  open: string[]
  rows: number
}

export interface FifteenView extends View {
  piles: Record<Seat, Piles>
  rows: string[][]
  turned: string | null
  chain: number | null
  own: 'yes' | 'again' | 'no'
  turns: number
  out: Seat[]
  dealt: boolean
}

/** A place on the table: "row 3", "open B", "closed A", "turned". */
export type Place = string

/** The place a move's card goes to, and the words that offer the move. */
export interface Offer {
  move: string
  to: Place
  id: string
  facts: { row?: number; other?: Seat }
}

/** What a move's text says: where it leads and how it is said. */
export function offer(move: string, me: Seat): Offer {
  const words = move.split(' ')
  const row = words.includes('row') ? Number(words.at(-1)) : 0
  const other = words.find((word) => /^[A-F]$/.test(word))
  const verb = words.filter((word) => /^[a-z]+$/.test(word)).join('-')
  const to = row ? `row ${row}` : other ? `open ${other}` : verb === 'turn' ? `closed ${me}` : `open ${me}`
  return { move, to, id: `fifteen-do-${verb}`, facts: { ...(row && { row }), ...(other && { other }) } }
}

/** Cards a seat still has to get rid of. */
export function left(piles: Piles | undefined): number {
  return piles ? piles.closed + piles.open.length : 0
}
