import { deck, printed, type Face } from '../../lib/faces'
import type { Look } from '../looks'

/** A 1 is printed 1/14. */
function face(card: string): Face {
  const shown = printed(card, 13)
  return shown.kind === 'number' && shown.number === 1 ? { ...shown, also: '14' } : shown
}

export default { face, deck: deck('rgby', 13), key: 4 } satisfies Look
