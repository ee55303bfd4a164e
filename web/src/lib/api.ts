// What is asked of the server outside of a table.

import { reach } from './reach.svelte'
import type {
  Attend,
  ChangeTable,
  DailyInfo,
  DailyResult,
  Device,
  DeviceLink,
  DeviceOwner,
  EveningCard,
  EveningInfo,
  Forgotten,
  GameInfo,
  Happening,
  HouseInfo,
  LessonInfo,
  LookingBack,
  Me,
  MyTable,
  OpenTable,
  PushInfo,
  Puppet,
  PuzzleGame,
  PuzzleResult,
  Refusal,
  ReplayStep,
  ScreenInfo,
  Seat,
  TableCard,
  TableInfo,
  YouInfo,
} from './wire'

/** The server refused, or could not be reached. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message)
  }
}

async function call<T>(
  method: string,
  path: string,
  body?: object,
  as: 'json' | 'text' = 'json',
): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } }
  if (body) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  const answer = await fetch(`/api${path}`, init).catch(() => null)
  reach.note(!!answer)
  if (!answer) throw new Refused({ kind: 'lost', message: 'web-lost', facts: {}, rule: null }, 0)
  const said = (await answer[answer.ok ? as : 'json']().catch(() => null)) as unknown
  if (answer.ok) return said as T
  const unknown: Refusal = { kind: 'unknown', message: 'web-went-wrong', facts: {}, rule: null }
  throw new Refused((said as Refusal | null)?.message ? (said as Refusal) : unknown, answer.status)
}

const at = (id: string, what = ''): string => `/tables/${encodeURIComponent(id)}${what}`

export const api = {
  house: () => call<HouseInfo>('GET', '/house'),
  games: () => call<GameInfo[]>('GET', '/games'),
  me: () => call<Me>('GET', '/me'),
  introduce: (name: string, puppet: Puppet | null = null) => call<Me>('POST', '/me', { name, puppet }),
  open: (table: OpenTable) => call<TableInfo>('POST', '/tables', table),
  publicTables: () => call<TableCard[]>('GET', '/tables'),
  myTables: () => call<MyTable[]>('GET', '/me/tables'),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  byCode: (code: string) => call<TableInfo>('GET', `/codes/${encodeURIComponent(code)}`),
  change: (id: string, change: ChangeTable) => call<TableInfo>('POST', at(id, '/change'), change),
  sit: (id: string, seat: Seat | null, salt: string) =>
    call<TableInfo>('POST', at(id, '/sit'), { seat, salt }),
  rename: (id: string) => call<TableInfo>('POST', at(id, '/name'), {}),
  leave: (id: string) => call<TableInfo>('POST', at(id, '/leave'), {}),
  bot: (id: string, seat: Seat, level: string | null) =>
    call<TableInfo>('POST', at(id, '/bots'), { seat, level }),
  start: (id: string, fill: string | null = null) => call<TableInfo>('POST', at(id, '/start'), { fill }),
  pause: (id: string, on: boolean) => call<TableInfo>('POST', at(id, '/pause'), { on }),
  time: (id: string, times: number) => call<TableInfo>('POST', at(id, '/time'), { times }),
  attend: (id: string, wish: Attend) => call<TableInfo>('POST', at(id, '/seats'), wish),
  ask: (id: string, seat: Seat, salt: string) => call<TableInfo>('POST', at(id, '/ask'), { seat, salt }),
  askNoMore: (id: string) => call<TableInfo>('POST', at(id, '/ask-no-more'), {}),
  answer: (id: string, ask: number, yes: boolean, seat: Seat | null = null) =>
    call<TableInfo>('POST', at(id, '/answer'), { ask, yes, seat }),
  rematch: (id: string, game: string | null = null) =>
    call<{ table: string }>('POST', at(id, '/rematch'), { game }),
  joinNext: (id: string, on: boolean) => call<TableInfo>('POST', at(id, '/next'), { on }),
  myEvenings: () => call<EveningCard[]>('GET', '/me/evenings'),
  worth: (id: string, points: number[]) =>
    call<EveningInfo>('POST', `/evenings/${encodeURIComponent(id)}/worth`, { points }),
  evening: (id: string) => call<EveningInfo>('GET', `/evenings/${encodeURIComponent(id)}`),
  television: () => call<ScreenInfo>('POST', '/tv', {}),
  point: (id: string, code: string) => call<TableInfo>('POST', at(id, '/screen'), { code }),
  screenOff: (id: string) => call<TableInfo>('POST', at(id, '/screen-off'), {}),
  learn: (game: string, done = 0) => call<TableInfo>('POST', '/lessons', { game, done }),
  lesson: (game: string) => call<LessonInfo>('GET', `/lessons/${encodeURIComponent(game)}`),
  daily: (day: string | null = null) => call<DailyInfo>('GET', `/daily${day ? `?day=${day}` : ''}`),
  playDaily: (game: string, day: string | null) => call<TableInfo>('POST', '/daily', { game, day }),
  dailyResult: (day: string, game: string, table: string | null) =>
    call<DailyResult>('GET', `/daily/${day}/${game}${table ? `?table=${table}` : ''}`),
  puzzles: () => call<PuzzleGame[]>('GET', '/puzzles'),
  playPuzzle: (game: string) => call<TableInfo>('POST', '/puzzles', { game }),
  puzzle: (table: string) => call<PuzzleResult>('GET', `/puzzles/${encodeURIComponent(table)}`),
  you: () => call<YouInfo>('GET', '/you'),
  forget: () => call<Forgotten>('POST', '/you/forget', {}),
  push: () => call<PushInfo>('GET', '/me/push'),
  tellMe: (device: Device) => call<PushInfo>('POST', '/me/push', device),
  tellMeNoMore: (endpoint: string) => call<PushInfo>('POST', '/me/push-off', { endpoint }),
  device: () => call<DeviceLink>('POST', '/me/device', {}),
  owner: (token: string) => call<DeviceOwner>('POST', '/device/owner', { token }),
  others: () => call<Me[]>('GET', '/me/others'),
  become: (person: string) => call<Me>('POST', '/me/become', { person }),
  claim: (token: string) => call<Me>('POST', '/device', { token }),
  replay: (id: string, entry: number, eyes: string) =>
    call<ReplayStep>('GET', at(id, `/replay?entry=${entry}&seat=${encodeURIComponent(eyes)}`)),
  story: (id: string, eyes: string) =>
    call<Happening[]>('GET', at(id, `/story?seat=${encodeURIComponent(eyes)}`)),
  look: (id: string) => call<LookingBack>('GET', at(id, '/look')),
  whatIf: (id: string, entry: number, seat: Seat) =>
    call<TableInfo>('POST', at(id, '/what-if'), { entry, seat }),
  told: (id: string, since: number) => call<Happening[]>('GET', at(id, `/told?since=${since}`)),
  record: (id: string) => call<string>('GET', at(id, '/record'), undefined, 'text'),
}
