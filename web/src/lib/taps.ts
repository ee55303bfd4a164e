// How moves are made with a finger. What a move is, the table says; a game only says where it puts things.

import type { Saying } from './wire'

/** Where a finger goes to make a move: of all these places, the first that is there is touched next. */
export type Taps = (saying: Saying) => string[]

export const MAIN = '.turn .do > .btn.main:enabled'
export const place = (name: string): string => `[data-place="${name}"]`

/** What goes on where the table waits for who looks at a picture. */
export const GO_ON = ['.turn .btn.ready:enabled', MAIN]
