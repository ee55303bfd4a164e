import { deck, printed, type Face, type Lozenge } from '../../lib/faces'
import type { Facts } from '../../lib/wire'
import type { Look } from '../looks'

// What is printed on the cards: by colour, the patterns of 1 to 7. A test compares it with the game's material.
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
const NAMES = ['ball', 'half', 'bars', 'rings', 'dots', 'harlequin', 'chevron']

function face(card: string): Face {
  if (card[0] === 's') return { kind: 'stop', says: 'web-go5-stop-sign' }
  const shown = printed(card)
  return shown.kind === 'number' ? { ...shown, lozenge: lozenge(card) } : shown
}

function lozenge(card: string): Lozenge {
  return { pattern: Number(PATTERNS[card[0] ?? '']?.[Number(card[1]) - 1]), black: ON_BLACK.includes(card) }
}

/** A number card with its pattern and its ground. */
function spoken(card: string): { id: string; facts: Facts } | null {
  const { pattern, black } = lozenge(card)
  const kind = NAMES[pattern]
  return kind ? { id: 'web-go5-face', facts: { card, kind, black: black ? 'yes' : 'no' } } : null
}

export default {
  face,
  spoken,
  deck: [...deck('roygbvp', 7), 'j1', 'j2', 'j3', 's1', 's2'],
  figures: true,
} satisfies Look
