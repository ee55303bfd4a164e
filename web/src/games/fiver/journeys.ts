import type { Journey } from '../../lib/motion'
import type { Telling, View } from '../../lib/wire'

/** No cards here: dice, sand and stamps move by themselves. */
export function journeys(_telling: Telling, _before: View, _me: string | null): Journey[] {
  return []
}

/** When the last player's round is scored, everybody looks at the judging. */
export function rests(telling: Telling, next: Telling | undefined): boolean {
  return telling.event === 'scored' && next?.event !== 'judged' && next?.event !== 'scored'
}
