// Before a game people and bots come and go: in words, for who does not see it.

import { namesOf } from './people'
import type { SeatInfo, TableInfo } from './wire'
import { say } from './words.svelte'

/** What others did to the seats between two pictures of a table. */
export function arrivals(before: TableInfo, now: TableInfo): string[] {
  const [were, are] = [namesOf(before), namesOf(now)]
  return now.seats.flatMap((seat) => {
    const old = before.seats.find((each) => each.seat === seat.seat)
    if (!old || seat.seat === now.mine || seat.seat === before.mine || who(old) === who(seat)) return []
    const told = (event: string, player: string): string => say(`web-told-${event}`, { player })
    return [
      ...(who(old) ? [told('left', were[seat.seat] ?? '')] : []),
      ...(who(seat) ? [told('sat', are[seat.seat] ?? '')] : []),
    ]
  })
}

/** Nobody, a person by their name, or a bot by its level. */
const who = ({ name, bot }: SeatInfo): string => name ?? (bot ? `bot ${bot}` : '')
