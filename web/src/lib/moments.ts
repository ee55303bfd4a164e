// What people tell each other about is staged: large, for a moment, and a tap or a key goes on.
// A game says which tellings are moments (`GameTable.moments`); how one looks is `.moment.<name>` in the game's styles, on top
// of styles/moment.css. Words come from the log, so a moment says nothing that is not told anyway.

import type { Line } from './show.svelte'
import type { Sound } from './sound'
import type { Seat, Telling, View } from './wire'

export interface Moment {
  name: string // of its look
  seats: Seat[] // whose moment it is
  sound: Sound
  shout?: string // what is called out loud, the same in every language
  cards?: string[] // they come one after the other
  felt?: boolean // scraps of felt fly
}

/** What a moment is made of: what is told now, all that is told with it, and the picture before. */
export type Moments<V = View, T = Telling> = (telling: T, tellings: T[], before: V) => Moment | null

/** A moment on the stage. */
export interface Staged extends Moment {
  line: Line
  skip: () => void
}
