import { deck, printed } from '../../lib/faces'
import type { Look } from '../looks'

export default {
  face: (card) => printed(card, 15),
  deck: deck('roygtbvp', 15),
  key: 2,
  pointless: true,
} satisfies Look
