import type { Journey } from '../../lib/motion'
import type { Telling, View } from '../../lib/wire'

/** No cards here: dice, sand and stamps move by themselves. */
export function journeys(_telling: Telling, _before: View, _me: string | null): Journey[] {
  return []
}
