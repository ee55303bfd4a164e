// The messages between the table and the browser, as the client uses them: narrower than what
// `make types` makes of src/handvoll/wire (wire.made.ts), where a view is any record.

export type Seat = string
export type Value = boolean | number | string
export type Fact = string | number | boolean | string[]
export type Facts = Record<string, Fact>
export type Options = Record<string, Value>

/** What happened, as these eyes may know it. */
export type Telling = { event: string; seat: Seat } & Facts

/** The part of a view that all games share. */
export interface View {
  game: string
  seat: Seat | null
  seats: number
  options: Options
  wait: Seat[]
  scores: Record<Seat, number>
  winners: Seat[] | null
}

// The shelf

export interface OptionInfo {
  name: string
  text: string
  default: Value
  least: number | null
  most: number | null
  choices: string[] | null
}

export interface GameInfo {
  name: string
  title: string
  text: string
  rules: number
  least: number
  most: number
  options: OptionInfo[]
  presets: Record<string, Record<string, Options>>
  levels: string[]
}

// People and tables

export interface Me {
  person: string
  name: string
}

export interface DeviceLink {
  token: string
  seconds: number
}

export type Access = 'public' | 'link' | 'solo'
export type Status = 'open' | 'playing' | 'over'

export interface Settings {
  hints: boolean
  watch: boolean
  call_seconds: number
  grace: number
  pace: number
}

export interface SeatInfo {
  seat: Seat
  name: string | null // null: a free seat, or a bot
  bot: string | null
  held: string | null
  here: boolean
}

export interface TableInfo {
  id: string
  code: string
  game: string
  options: Options
  access: Access
  settings: Settings
  status: Status
  seats: SeatInfo[]
  host: Seat | null
  commitment: string
  mine: Seat | null
  hosting: boolean
  rematch: string | null
}

export interface TableCard {
  id: string
  code: string
  game: string
  seats: number
  free: number
  status: Status
  names: string[]
}

export interface OpenTable {
  game: string
  seats: number
  options?: Options
  access?: Access
  settings?: Partial<Settings>
  fill?: string | null
}

export interface ReplayStep {
  entry: number
  entries: number
  views: Record<Seat, View>
  events: Telling[]
}

export interface Refusal {
  kind: string
  message: string
  facts: Facts
  rule: string | null
}

// Live

export type Reaction = 'smile' | 'laugh' | 'wow' | 'clap' | 'heart' | 'sad' | 'think' | 'hurry' | 'thanks'

export type Command =
  | { do: 'play'; seq: number; move: string }
  | { do: 'try'; seq: number; move: string }
  | { do: 'undo'; seq: number }
  | { do: 'hint' }
  | { do: 'react'; reaction: Reaction }
  | { do: 'take-back' }
  | { do: 'ping' }

export type Said = Command & { id: string }

export interface Answer {
  is: 'answer'
  re: string
  seq: number
  error?: Refusal
  hint?: string
  events?: Telling[] // of `try`: what the move would make happen
}

export interface Happening {
  seq: number
  of: 'game' | 'table'
  events: Telling[]
}

export interface Countdown {
  of: 'table' | 'answer'
  ms: number
}

export interface Update {
  is: 'update'
  seq: number
  table: TableInfo
  happenings: Happening[]
  whole: boolean
  view: View | null
  moves: string[]
  more: boolean
  can_undo: boolean
  clock: Countdown | null
}

export type Told = Answer | Update
