import type { Best, Standing } from '..'
import type { Line } from '../../lib/show.svelte'
import type { Seat } from '../../lib/wire'
import { say } from '../../lib/words.svelte'
import { hands } from './hands'
import type { IGoTelling, IGoView } from './types'

/** Which hand it is: until the next is dealt, the one that was called. */
export function where(_view: IGoView, lines: Line<IGoTelling>[]): string {
  const last = lines.findLast(({ telling: { event } }) => event === 'called' || event === 'dealt')
  const begun = last?.telling.event === 'called' ? 0 : 1
  return say('web-igo-hand-number', { number: hands(lines).length + begun })
}

export const counts = (): string => 'web-points'

/** Points on the way to the target; a perfect call towers over them all. */
export function standing(view: IGoView): Record<Seat, Standing> {
  const perfect = view.call?.perfect ? view.winners : null
  const most = Math.max(1, ...Object.values(view.scores)) + (perfect ? 1 : 0)
  return Object.fromEntries(
    Object.entries(view.scores).map(([seat, number]) => [
      seat,
      { number, share: perfect?.includes(seat) ? 1 : number / most },
    ]),
  )
}

/** The points after every hand that was called. */
export function history(lines: Line<IGoTelling>[], view: IGoView): Record<Seat, number>[] {
  let now = Object.fromEntries(Object.keys(view.scores).map((seat) => [seat, 0]))
  return [now, ...hands(lines).map(({ points }) => (now = { ...now, ...points }))]
}

export const goal = ({ options }: IGoView): number => options.target

interface Called extends Best {
  sum: number // left over
}

/** The call that left least, of those that nobody beat. */
export function best(lines: Line<IGoTelling>[]): Best | null {
  let most: Called | null = null
  let call: Line<IGoTelling> | null = null
  let shown: Called | null = null // what the caller laid down
  for (const line of lines) {
    const { telling } = line
    if (telling.event === 'called') call = line
    if (!call || telling.seat !== call.telling.seat) continue
    if (telling.event === 'showed')
      shown = { sum: telling.sum, cards: [...telling.row_cards, ...telling.free_cards], lines: [call, line] }
    const won = telling.event === 'scored' || telling.event === 'perfect'
    if (won && shown && (!most || shown.sum < most.sum)) most = shown
  }
  return most
}
