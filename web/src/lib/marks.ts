// What others do to me is marked at my own things until I have seen it.
// A game says for each of its events whom it does something to (`GameTable.marks`); null: nobody loses anything by it.

import type { Line } from './show.svelte'
import type { Seat, Telling, View } from './wire'

/** Something is done to a seat. */
export interface Hit {
  seat: Seat
  place: string // of theirs, by its data-place
  lost?: string[] // cards that went
  got?: string[] // cards that came
  sign?: string // the message id of a word that says it shortest
}

export type Marks<V = View, T extends Telling = Telling> = {
  [E in T['event']]: ((telling: Extract<T, { event: E }>, before: V) => Hit[]) | null
}

/** A hit as it is shown to whom it was dealt. */
export interface Mark extends Hit {
  line: Line
}

/** What a telling does to me; what I do myself I know. */
export function marked(marks: Partial<Marks>, line: Line, before: View | null, me: Seat | null): Mark[] {
  const hits = marks[line.telling.event]
  if (!hits || !before || !me || line.telling.seat === me) return []
  return hits(line.telling, before).flatMap((hit) => (hit.seat === me ? [{ ...hit, line }] : []))
}

/** What happened since I last made a move: whoever moves is the first that is told of. What was played for me has happened
 *  to me, too. */
export function sinceMine(
  lines: Line[],
  me: Seat | null,
  chose: (line: Line) => boolean = ({ telling }) => telling.seat === me,
): Line[] {
  const mine = lines.findLast((line, i) => chose(line) && lines[i - 1]?.seq !== line.seq)
  return lines.filter((line) => line.seq >= (mine?.seq ?? 0) && !chose(line))
}
