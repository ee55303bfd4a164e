// Made from src/handvoll/wire by `make types`. Do not edit.

export type Seat = string
export type Telling = { event: string; seat?: Seat } & Facts
export type Value = boolean | number | string
export type Options = Record<string, Value>
export type Fact = string | number | boolean | string[]
export type Facts = Record<string, Fact>
export type Access = 'link' | 'public' | 'solo'
export type Status = 'open' | 'over' | 'playing'
export type Reaction = 'clap' | 'heart' | 'hurry' | 'laugh' | 'sad' | 'smile' | 'thanks' | 'think' | 'wow'
export type PuppetLook =
  | 'beanie'
  | 'bear'
  | 'beard'
  | 'bow'
  | 'bun'
  | 'cap'
  | 'cat'
  | 'curls'
  | 'fox'
  | 'frog'
  | 'hat'
  | 'moustache'
  | 'owl'
  | 'phones'
  | 'pigtails'
  | 'rabbit'
  | 'scarf'
  | 'specs'
export type Felt = 'blue' | 'brown' | 'green' | 'grey' | 'navy' | 'plum' | 'red' | 'rose' | 'teal' | 'yellow'

/** Whose eyes, which game, who may act and how it stands. */
export interface View {
  game: string
  rules: number
  seat: string | null
  seats: number
  options: Options
  wait: string[]
  scores: Record<string, number>
  winners: string[] | null
}

/** What a legal move is, out of what its mover sees, so that nobody else reads move texts. */
export interface Saying {
  message: string
  facts: Facts
  cards: string[]
  to: string[]
}

/** How somebody is drawn, in every game and on every device. */
export interface Puppet {
  look: PuppetLook
  felt: Felt
}

/** What somebody says about themselves. */
export interface Introduction {
  name?: string
  puppet?: Puppet | null
}

/** Who the server takes somebody for. */
export interface Me {
  person: string
  name: string
  puppet: Puppet | null
}

/** Lets another device be the same person, for a short while. */
export interface DeviceLink {
  token: string
  seconds: number
}

/** Another device shows the link it was given. */
export interface DeviceClaim {
  token: string
}

/** Whose link it is, and who this device is until now. */
export interface DeviceOwner {
  name: string
  same: boolean
  mine: string | null
}

/** Be somebody again that this device has been. */
export interface Become {
  person: string
}

/** One option: a switch, a number in a range, or one of some words. */
export interface OptionInfo {
  name: string
  text: string
  default: Value
  least: number | null
  most: number | null
  choices: string[] | null
}

/** A game on the shelf. */
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
  bots: Record<string, string>
  forced: boolean
  over_days: boolean
}

/** Where others find this house. */
export interface HouseInfo {
  addresses: string[]
}

/** What is asked at a table that begins in the middle of a game. */
export interface Task {
  kind: 'daily' | 'puzzle'
  name: string
  begins: number
  ends: 'done' | 'game' | 'move' | 'turn'
  seat: string
  wants: string
  counts: boolean
}

/** How a table is kept, whatever the game. */
export interface Settings {
  hints: boolean
  watch: boolean
  call_seconds: number
  grace: number
  between: number
  pace: number
  latecomers: boolean
  days: number
}

/** A table to be opened; whoever opens it is its host and sits down next. */
export interface OpenTable {
  game: string
  seats: number
  options?: Record<string, boolean | number | string>
  access?: Access
  settings?: Partial<Settings>
  fill?: string | null
}

/** What the host wants otherwise; what is left out stays as it is. */
export interface ChangeTable {
  seats?: number | null
  options?: Record<string, boolean | number | string> | null
  access?: 'link' | 'public' | null
  settings?: Settings | null
}

/** Which seat (none: any free one), and the sitter's part of the shuffle's luck. */
export interface SitDown {
  salt: string
  seat?: string | null
}

/** Put a bot of a level on a seat, or (no level) send it away. */
export interface SeatBot {
  seat: string
  level?: string | null
}

/** Let the game stand still, or go on. */
export interface PauseGame {
  on: boolean
}

/** Ask for so many times as much time, or agree to it; it counts once everybody does. */
export interface MoreTime {
  times: number
}

/** Begin; free seats get bots of this level. */
export interface StartGame {
  fill?: string | null
}

/** Play on with the same people: this game, or (none) the same once more. */
export interface NextGame {
  game?: string | null
}

/** Come in with the next game, or not after all. */
export interface JoinNext {
  on: boolean
}

/** See to a seat: what only the host may do, or all for somebody who lets them wait. */
export interface Attend {
  do: 'bot' | 'free' | 'host' | 'send-away' | 'swap' | 'wait'
  seat: string
  other?: string | null
}

/** Ask for a seat that is somebody's, or kept for somebody. */
export interface AskSeat {
  salt: string
  seat: string
}

/** Let somebody have the seat they asked for (the host may choose another one), or not. */
export interface AnswerAsk {
  ask: number
  yes: boolean
  seat?: string | null
}

/** Somebody asks for a seat. */
export interface AskInfo {
  ask: number
  seat: string
  name: string
}

/** Who sits there. */
export interface SeatInfo {
  seat: string
  name: string | null
  bot: string | null
  held: string | null
  here: boolean
  awaited: boolean
  kept: string | null
  puppet: Puppet | null
  bot_name: string | null
  times: number | null
}

/** Who had a seat during the game before somebody else did. */
export interface PastSeat {
  until: number
  who: SeatInfo
  mine: boolean
}

/** A table as everybody who may know of it sees it. */
export interface TableInfo {
  id: string
  code: string
  game: string
  title: string
  options: Options
  access: Access
  settings: Settings
  status: Status
  seats: SeatInfo[]
  host: string | null
  commitment: string
  mine: string | null
  hosting: boolean
  rematch: string | null
  wanted: string[]
  next_title: string
  again: boolean
  asks: AskInfo[]
  asking: number | null
  removed: 'freed' | 'given' | 'sent-away' | null
  past: PastSeat[]
  paused: boolean
  times: number
  showing: string[]
  lesson: boolean
  television: 'away' | 'on' | null
  task: Task | null
  evening: string
  minutes: number | null
  joining: string[]
  joins: boolean
  waits: string | null
}

/** A table in a list. */
export interface TableCard {
  id: string
  code: string
  game: string
  seats: number
  free: number
  status: Status
  names: string[]
  puppets: (Puppet | null)[]
  lesson: boolean
  task: string
}

/** A table where I sit or sat, in a list. */
export interface MyTable {
  id: string
  code: string
  game: string
  seats: number
  free: number
  status: Status
  names: string[]
  puppets: (Puppet | null)[]
  lesson: boolean
  task: string
  mine: string | null
  turn: SeatInfo[]
  left: number | null
  onward: string | null
}

/** Where it goes on. */
export interface Rematch {
  table: string
}

/** A finished game after some entry: what the wanted eyes saw and were told. */
export interface ReplayStep {
  entry: number
  entries: number
  views: Record<string, View>
  events: Telling[]
}

/** A refusal that says what, and by which rule. */
export interface Refusal {
  kind: string
  message: string
  facts: Facts
  rule: string | null
}

/** Learn a game: where one left off, or from the beginning. */
export interface OpenLesson {
  game: string
  done?: number
}

/** How far a lesson is, and what it wants. */
export interface LessonStep {
  step: string | null
  number: number
  steps: number
  move: string
  mine: boolean
  saying: Saying | null
}

/** What is said when an event like this happens for the first time. */
export interface FirstTime {
  name: string
  event: string
  facts: Record<string, string>
}

/** What comes after a lesson: a first game, and what is said in it. */
export interface LessonInfo {
  game: string
  seats: number
  options: Options
  firsts: FirstTime[]
}

/** A move that could be made, what was to be expected of it, and what it is good for. */
export interface Choice {
  move: string
  worth: number
  said: Reason
  merit: Reason | null
}

/** What an entry did to a seat's prospects, as that seat could know them. */
export interface Step {
  entry: number
  cause: 'luck' | 'other' | 'own' | 'time'
  before: number
  after: number
  found: number
  error: number
  luck: number
  others: number
  doubt: number
  played: Choice | null
  best: Choice[]
}

/** A whole game from one seat's eyes: start + found + errors + luck + others = result. */
export interface SeatLook {
  seat: string
  start: number
  found: number
  errors: number
  luck: number
  others: number
  result: number
  mistakes: number
  decisions: number
  turning: number[]
  steps: Step[]
}

/** A game looked back at, from every seat's own eyes. */
export interface Analysis {
  game: string
  rules: number
  hash: string
  counts: 'points' | 'wins'
  parts: number
  seed: number
  deals: number
  looks: SeatLook[]
}

/** How far the coach is, and what it found: a sketch first, then the whole. */
export interface LookingBack {
  done: number
  analysis: Analysis | null
}

/** Go on otherwise than a finished game did, from after an entry and on this seat. */
export interface WhatIf {
  entry: number
  seat: string
}

/** Make a move, seen to be possible at `seq`. */
export interface Play {
  do: 'play'
  id: string
  seq: number
  move: string
}

/** Ask what a move would do, as far as its mover can know, without making it. */
export interface Try {
  do: 'try'
  id: string
  seq: number
  move: string
}

/** Take back one's own last move. */
export interface Undo {
  do: 'undo'
  id: string
  seq: number
}

/** Ready for the next round, after the one that was seen to end at `seq`. */
export interface Ready {
  do: 'ready'
  id: string
  seq: number
}

/** Show the salt that was promised, now that the game has begun. */
export interface Show {
  do: 'show'
  id: string
  salt: string
}

/** Ask what a bot would do. */
export interface Hint {
  do: 'hint'
  id: string
}

/** Ask for the list of one's legal moves, where updates do not carry all of them. */
export interface Moves {
  do: 'moves'
  id: string
}

/** Show a reaction to everybody. */
export interface React {
  do: 'react'
  id: string
  reaction: Reaction
}

/** Say something to all who are here, where the house allows it. */
export interface Say {
  do: 'say'
  id: string
  words: string
}

/** Take over one's own seat from the bot that holds it. */
export interface TakeBack {
  do: 'take-back'
  id: string
}

/** Are you there? */
export interface Ping {
  do: 'ping'
  id: string
}

/** Why a move is good: ids and facts, worded by the client. */
export interface Reason {
  message: string
  facts: Facts
}

/** The answer to the message `re`: done, and durable, unless it carries an error. */
export interface Answer {
  is: 'answer'
  re: string
  seq: number
  error?: Refusal
  hint?: string
  why?: Reason
  sure?: 'close' | 'likely' | 'sure'
  events?: Telling[]
  saying?: Saying
  moves?: string[]
  sayings?: Saying[]
  more?: boolean
}

/** One thing that happened: the events of the game, or one of the table itself. */
export interface Happening {
  seq: number
  of: 'game' | 'table'
  events: Telling[]
}

/** A clock that runs: the table's own, the one for an answer, or until the next round. */
export interface Countdown {
  of: 'answer' | 'round' | 'table'
  ms: number
}

/** Somebody all wait for: away, until a bot steps in; or slow, until others may ask for one. */
export interface Waited {
  seat: string
  why: 'away' | 'days' | 'slow'
  ms: number | null
}

/** The time between two rounds: the next one begins when nobody is awaited any more. */
export interface Rest {
  ready: string[]
  awaited: string[]
}

/** How it stands now for these eyes, and what happened since they last heard. */
export interface Update {
  is: 'update'
  seq: number
  table: TableInfo
  happenings: Happening[]
  whole: boolean
  view: View | null
  moves: string[]
  sayings: Saying[]
  more: boolean
  forced: boolean
  can_undo: boolean
  clock: Countdown | null
  waited: Waited[]
  rest: Rest | null
  lesson: LessonStep | null
}

/** Somebody at the table reacts: shown now, kept nowhere. */
export interface Reacted {
  is: 'reacted'
  seat: string | null
  name: string
  reaction: Reaction
  puppet: Puppet | null
}

/** Somebody who sits here says something: heard now, kept nowhere. */
export interface Spoken {
  is: 'spoken'
  seat: string
  name: string
  words: string
  who: string
}

/** One picture on the way, and what the rules say to what may be done there. */
export interface PathStep {
  update: Update
  tried: Record<string, Answer>
  instead: Refusal | null
}

/** A lesson from its beginning to its end, as its learner sees it. */
export interface LessonPath {
  game: string
  path: PathStep[]
}

/** What a television shows: a table, or a code by which somebody points it at theirs. */
export interface ScreenInfo {
  code: string
  table: string | null
}

/** The code that a television shows. */
export interface PointScreen {
  code: string
}

/** What each place is worth in an evening, the first place first. */
export interface Worth {
  points: number[]
}

/** Where somebody came in a game, and what that is worth. */
export interface Placed {
  name: string
  place: number
  points: number
}

/** A game of an evening. */
export interface Played {
  table: string
  game: string
  title: string
  places: Placed[]
}

/** What somebody has after all games of an evening. */
export interface Total {
  name: string
  points: number
  games: number
  wins: number
  puppet: Puppet | null
  you: boolean
  seat: string
}

/** An evening: where it is now, its games, and how people stand, the best first. */
export interface EveningInfo {
  table: string
  day: string
  going: boolean
  worth: number[]
  mine: boolean
  played: Played[]
  totals: Total[]
}

/** An evening in a list. */
export interface EveningCard {
  id: string
  day: string
  titles: string[]
  totals: Total[]
  going: boolean
}

/** Play the daily of a game: the try that counts where there is one, else a free one. */
export interface OpenDaily {
  game: string
  day?: string | null
}

/** How far somebody is with one daily. */
export interface DailyGame {
  game: string
  state: 'begun' | 'done' | 'new'
  table: string | null
  score: number | null
  fingers: number | null
}

/** Days played in a row; a missed one is forgiven. */
export interface Streak {
  days: number
  longest: number
}

/** The five of a day. */
export interface DailyInfo {
  day: string
  today: string
  seed: string
  seconds: number
  games: DailyGame[]
  streak: Streak
}

/** A figure and where it lies for certain, or with 95 %; the same three times: exact. */
export interface Interval {
  value: number
  low: number
  high: number
}

/** How somebody did, and everything it is compared with. */
export interface DailyResult {
  day: string
  game: string
  counted: boolean
  score: Interval
  fingers: number
  best: Interval
  exact: boolean
  levels: Interval[]
  less: boolean
  others: number
  beaten: number
  level_with: number
  sayings: Saying[]
  table: string
  number: number
}

/** Play the next puzzle of a game, or go on with the one that was begun. */
export interface OpenPuzzle {
  game: string
}

/** How far somebody is with the puzzles of a game. */
export interface PuzzleGame {
  game: string
  rating: number
  solved: number
  tried: number
  total: number
  begun: boolean
}

/** What a level does in a puzzle. */
export interface PuzzleLevel {
  saying: Saying
  found: boolean
}

/** Whether somebody found the best, why it is, and what the levels do. */
export interface PuzzleResult {
  game: string
  number: number
  solved: boolean
  counted: boolean
  mine: Saying
  best: Saying
  why: Saying | null
  value: Interval
  next: Interval
  exact: boolean
  levels: PuzzleLevel[]
  hard: number
  now: PuzzleGame
  before: number
}

/** A browser that may be told, as its push service knows it, and when it wants its quiet. */
export interface Device {
  endpoint: string
  p256dh: string
  auth: string
  lang?: string
  zone?: string
  quiet_from?: number
  quiet_to?: number
}

/** A browser that is not to be told any more. */
export interface ForgetDevice {
  endpoint: string
}

/** Whether this house can tell people, and where it may tell the asker. */
export interface PushInfo {
  key: string | null
  devices: Device[]
}

/** Games with bots of a level at the table, and how many of them were won. */
export interface Against {
  level: string
  games: number
  won: number
}

/** One of the best games alone. */
export interface BestScore {
  points: number
  day: string
}

/** How somebody does in one game. */
export interface YourGame {
  game: string
  games: number
  won: number
  alone: number
  against: Against[]
  most: number | null
  best: BestScore[]
}

/** How somebody does every day. */
export interface YourDailies {
  done: number
  fives: number
  streak: Streak
}

/** Everything on somebody's page. */
export interface YouInfo {
  games: number
  won: number
  with_people: number
  per_game: YourGame[]
  daily: YourDailies
  puzzles: PuzzleGame[]
}

/** Nothing is kept any more. */
export interface Forgotten {
  forgotten: boolean
}

/** A game that is over, as it is kept. */
export interface KeptGame {
  game: string
  day: string
  seats: number
  people: number
  levels: string[]
  points: number
  won: boolean
}

/** A try that counted, as it is kept. */
export interface KeptTry {
  task: string
  score: number | null
  mark: number | null
}

/** All that is kept of somebody, to take away. */
export interface Kept {
  name: string
  puppet: Puppet | null
  games: KeptGame[]
  tries: KeptTry[]
  devices: Device[]
}

export type Said = Play | Try | Undo | Ready | Show | Hint | Moves | React | Say | TakeBack | Ping
export type Told = Answer | Update | Reacted | Spoken
