// What can be done for a seat is a tap on its player away, wherever players are drawn.

import { getContext, setContext } from 'svelte'
import type { Seat } from './wire'

type Open = (seat: Seat) => void
const KEY = Symbol('seat menu')

export const offerSeatMenu = (open: Open): void => {
  setContext(KEY, open)
}

/** Opens the menu of a seat; nothing where there is none, as in a replay. */
export const seatMenu = (): Open | undefined => getContext<Open | undefined>(KEY)
