// What happened in a whole game, as the log and the chart need it.

import type { Happening } from './wire'

/** What stayed: without what was taken back. */
export function lasting(story: Happening[]): Happening[] {
  let stays: Happening[] = []
  for (const happening of story) {
    const undone = happening.events.find((telling) => telling.event === 'undone')
    if (undone) stays = stays.filter((each) => each.seq <= Number(undone['entry']))
    else stays.push(happening)
  }
  return stays
}

/** What had happened by an entry. */
export function upTo(story: Happening[], entry: number): Happening[] {
  return story.filter((each) => each.seq <= entry)
}
