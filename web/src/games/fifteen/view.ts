import type { Sitting } from '../../lib/sitting.svelte'
import type { FifteenTelling, FifteenView, Piles } from './types'

/** A sitting at this game's table. */
export type FifteenSitting = Sitting<FifteenView, FifteenTelling>

/** Cards a seat still has to get rid of. */
export function left(piles: Piles | undefined): number {
  return piles ? piles.closed + piles.open.length : 0
}
