import { deck, INKS, printed, type Ink } from '../../lib/faces'
import type { Look } from '../looks'

const TEN: Record<string, Ink> = { ...INKS, s: 'sky', g: 'grey', n: 'brown', l: 'lime' }

export default {
  face: (card) => printed(card, 11, TEN),
  deck: deck('pvbsgnroyl', 11),
  key: -5,
} satisfies Look
