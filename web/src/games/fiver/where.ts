import { say } from '../../lib/words.svelte'
import type { View } from '../../lib/wire'
import type { FiverView } from './view'

/** Which round it is. */
export function where(view: View): string {
  const { search, judging } = view as FiverView
  const { round, rounds } = search ?? judging ?? { round: 1, rounds: 1 }
  return say('web-fiver-round', { round, rounds })
}
