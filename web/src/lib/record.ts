// The record of a game, as far as a replay reads it.

import type { PastSeat, Puppet, Seat, SeatInfo, TableInfo } from './wire'

/** One line of the record, as far as a film needs it. */
export interface Entry {
  seat?: Seat
  move?: string
  undo?: number
  chance?: string[]
}

/** The entries of a record: every line but the header and the ending. */
export function readEntries(record: string): Entry[] {
  const lines = record.split('\n').filter(Boolean).slice(1)
  return lines
    .map((line) => JSON.parse(line) as Entry & { n?: number })
    .filter((entry) => entry.n !== undefined)
}

type Drawn = Puppet | { called: string } // a person's puppet, or a bot's name
type Who = Partial<Pick<SeatInfo, 'bot' | 'held'>> & { name?: string; face?: Drawn }

interface Header {
  names?: Record<Seat, string>
  bots?: Record<Seat, string>
  faces?: Record<Seat, Drawn>
  seatings?: ({ entry: number; seat: Seat } & Who)[]
}

/** The table of a record with everybody who had a seat, in entries; older records know the first only. */
export function readSeatings(record: string, table: TableInfo): TableInfo {
  const {
    names = {},
    bots = {},
    faces = {},
    seatings,
  } = JSON.parse(record.split('\n', 1)[0] || '{}') as Header
  if (!seatings) return table
  const now = new Map<Seat, SeatInfo>()
  for (const info of table.seats)
    now.set(info.seat, seated(info, whoBegan(names[info.seat], bots[info.seat], faces[info.seat])))
  const past: PastSeat[] = []
  for (const { entry, seat, ...who } of seatings) {
    const before = now.get(seat)
    if (!before) continue
    past.push({ until: entry, who: before, mine: false })
    now.set(seat, seated(before, who))
  }
  return { ...table, seats: [...now.values()], past }
}

function seated(info: SeatInfo, { name, bot, held, face }: Who): SeatInfo {
  const puppet = face && 'look' in face ? face : null
  const bot_name = face && 'called' in face ? face.called : null
  const who = { name: name ?? null, bot: bot ?? null, held: held ?? null, puppet, bot_name }
  return { ...info, ...who, here: true }
}

const whoBegan = (name: string | undefined, bot: string | undefined, face: Drawn | undefined): Who => ({
  ...(name !== undefined && { name }),
  ...(bot && { bot }),
  ...(face && { face }),
})
