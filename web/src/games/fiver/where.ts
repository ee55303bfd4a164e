import { say } from '../../lib/words.svelte'
import type { FiverView } from './types'

/** Which round it is. */
export function where({ search, judging }: FiverView): string {
  const { round, rounds } = search ?? judging ?? { round: 1, rounds: 1 }
  return say('web-fiver-round', { round, rounds })
}
