import type { Journey } from '../../lib/motion'
import type { FiverTelling, FiverView } from './types'

/** No cards here: dice, sand and stamps move by themselves. */
export function journeys(_telling: FiverTelling, _before: FiverView, _me: string | null): Journey[] {
  return []
}

/** When the last player's round is scored, everybody looks at the judging. */
export function rests(telling: FiverTelling, next: FiverTelling | undefined): boolean {
  return telling.event === 'scored' && next?.event !== 'judged' && next?.event !== 'scored'
}
