// How the things of each game look; a game without a look of its own has plain cards.

import { printed, type Face } from '../lib/faces'
import type { Luck } from '../lib/luck'
import type { Facts } from '../lib/wire'
import fifteen from './fifteen/look'
import fiver from './fiver/look'
import go5 from './go5/look'
import highfive from './highfive/look'
import igo from './igo/look'

export interface Look {
  face: (card: string) => Face
  spoken?: (card: string) => { id: string; facts: Facts } | null // what more than its name is printed on it
  deck?: string[] // in the order before a shuffle
  key?: number // of its sounds, in half tones: they are one family
  figures?: boolean // its scores are long to say: in a list they are figures
  pointless?: boolean // nobody gathers points in it
  given?: (luck: Luck, outcome: string[]) => boolean // whether luck gives an outcome that is no shuffle
}

export const LOOKS: Record<string, Look> = { fifteen, fiver, go5, highfive, igo }

export const lookOf = (game: string): Look => LOOKS[game] ?? { face: (card) => printed(card) }

/** The face of a card, given in text form ("g15", "j"). */
export const face = (game: string, card: string): Face => lookOf(game).face(card)

/** The class of a card's ink, for who draws a card without its edge. */
export function inkOf(game: string, card: string): string {
  const shown = face(game, card)
  return shown.kind === 'number' ? `h-${shown.ink}` : ''
}
