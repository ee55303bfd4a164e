// A phone beside a television: what all can see is up there, so here is one's own hand and what one may do.

import type { Sitting } from './sitting.svelte'

/** Whether somebody plays beside a television that shows their table now. */
export function besideScreen(sitting: Sitting): boolean {
  return !!sitting.me && sitting.table?.television === 'on' && !sitting.view?.winners
}
