// A table as one person sits at it: what is shown, what may be done, and doing it.

import { api } from './api'
import type { Firsts } from './firsts.svelte'
import type { Names } from './fluent'
import { Link, liveAt, type Command, type LinkState } from './live'
import { lastSeen, noteTask } from './opened'
import { noteBeginning, toShow } from './opening'
import { outbox } from './outbox'
import { aroundMe, faceOf, facesOf, meAt, namesOf, playersAt, seatOf, type Face } from './people'
import { reuse } from './reuse'
import { differ, Show, type Line } from './show.svelte'
import { settings } from './settings.svelte'
import { play as sound } from './sound'
import type {
  Answer,
  Countdown,
  Happening,
  LessonStep,
  Puppet,
  Reacted,
  Reaction,
  Reason,
  Refusal,
  Rest,
  Saying,
  Seat,
  SeatInfo,
  Spoken,
  Status,
  TableInfo,
  Telling,
  Told,
  Update,
  View,
  Waited,
} from './wire'

/** Whoever answers commands: the line to a server, or a specimen. */
export interface Answerer {
  send(command: Command): Promise<Answer>
  wake(): void
  close(): void
}

/** A move that may be made, and what it is. */
export interface Offer extends Saying {
  move: string
}

export interface Said {
  seat: Seat | null // of who watches: none
  name: string
  puppet: Puppet | null // of who watches
  reaction: string // none: words of their own
  words?: string
  who?: string // by which this browser may not listen to them
  until: number
}

/** What a move would do, in the game's own words. */
export interface Foreseen<T extends Telling = Telling> extends Answer {
  events?: T[]
}

/** What lies beside the table when asked for. */
export type Sheet =
  | { kind: 'rules'; rule: string | null }
  | { kind: 'scores' }
  | { kind: 'menu' }
  | { kind: 'keys' }
  | { kind: 'seat'; seat: Seat }

/** Somebody all wait for; `ends` by `performance.now()`, null: as long as it takes. */
export interface Awaited {
  seat: Seat
  why: Waited['why']
  ends: number | null
}

/** Its types are the game's own: a table is told of no other. */
export class Sitting<V extends View = View, T extends Telling = Telling> {
  show = new Show<T>()
  link = $state<LinkState>('joining')
  latest = $state.raw<Update | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  hinted = $state.raw<string | null>(null) // the move a good bot would make
  advice = $state.raw<Offer | null>(null) // what that move is
  why = $state.raw<Reason | null>(null) // what is good about it
  sure = $state.raw<Answer['sure'] | null>(null) // how far ahead of the next best it is
  pondering = $state.raw<symbol | null>(null) // the hint that is being thought of
  said = $state.raw<Said[]>([])
  sending = $state(false)
  sheet = $state.raw<Sheet | null>(null)
  pickUp = $state.raw<(() => void) | null>(null) // takes up what lies unconfirmed, if anything does
  hands = $state.raw<Record<Seat, string[]> | null>(null) // of everybody, in an open replay
  views = $state.raw<Record<Seat, V> | null>(null) // through everybody's eyes, in an open replay
  clock = $state.raw<{ of: Countdown['of']; ends: number } | null>(null) // ends by `performance.now()`
  waited = $state.raw<Awaited[]>([])
  spoken = $state.raw<Spoken[]>([]) // what people wrote since this page is open
  firsts = $state.raw<Firsts | null>(null) // what is explained in a first game
  alone = $state.raw<(() => void) | null>(null) // a lesson without a server: this begins it again
  late = $state(false) // somebody, perhaps I elsewhere, had answered before
  #answerer: Answerer

  constructor(connect: (sitting: Sitting) => Answerer) {
    this.#answerer = connect(this)
  }

  // What is shown

  get shown(): Update | null {
    return this.show.shown
  }

  // Derived, so that an update that leaves them as they are leaves who reads them alone.
  readonly table: TableInfo | null = $derived((this.latest ?? this.shown)?.table ?? null)
  readonly view: V | null = $derived(viewOf<V>(this.shown))
  readonly newest: V | null = $derived(viewOf<V>(this.latest)) // whatever is being shown
  readonly coming: V | null = $derived(viewOf<V>(this.show.coming)) // after the one that rests
  readonly me: Seat | null = $derived(this.shown?.table.mine ?? null)
  readonly lesson: LessonStep | null = $derived(this.shown?.lesson ?? null)
  readonly names: Names = $derived(this.table ? namesOf(this.table) : {})

  /** The seats that play, in the order they sit around me. */
  readonly around: Seat[] = $derived(this.view ? aroundMe(Object.keys(this.view.scores), this.me) : [])

  readonly faces: Record<Seat, Face> = $derived(this.table ? facesOf(this.table) : {})

  /** How whoever sits there is drawn. */
  face(seat: Seat): Face {
    return this.faces[seat] ?? faceOf(seat)
  }

  /** The colour of whatever belongs to a seat; the table's own has the house's. */
  felt(seat: Seat | null | undefined): string {
    return `var(--felt-${this.faces[seat ?? '']?.felt ?? 'home'})`
  }

  seat(seat: Seat): SeatInfo | undefined {
    return this.table ? seatOf(this.table, seat) : undefined
  }

  /** Whether it is a seat's turn, in what is shown now. */
  acts(seat: Seat): boolean {
    return this.show.turn ? this.show.turn === seat : !!this.view?.wait.includes(seat)
  }

  /** Whether a person is not connected; bots are always there. */
  away(seat: Seat): boolean {
    const info = this.seat(seat)
    return !!info && info.name !== null && !info.here
  }

  name(seat: Seat): string {
    return this.names[seat] ?? seat
  }

  /** What stands on the plate of a seat. */
  plate(seat: Seat): { seat: Seat; look: Face; name: string; on: boolean; away: boolean } {
    return { seat, look: this.face(seat), name: this.name(seat), on: this.acts(seat), away: this.away(seat) }
  }

  /** Who played at the time of a line of the log, and which of them was me. */
  then({ of, seq, telling }: Line): { names: Names; me: Seat | null } {
    if (!this.table) return { names: {}, me: this.me }
    const ofTable = of === 'table'
    const { seat = '', name } = telling // of whom a line of the table itself is about
    const names = playersAt(this.table, seq)
    return {
      names: ofTable && name ? { ...names, [seat]: String(name) } : names,
      me: meAt(this.table, this.me, seq, !ofTable),
    }
  }

  /** Whether I may say something, and somebody is there to hear it: others see by which name. */
  get speaks(): boolean {
    if (this.me) return (this.table?.seats.length ?? 0) > 1 || this.table?.access !== 'solo'
    return this.link === 'open' && !!settings.name
  }

  // What may be done

  /** Whether it is on me to act, in the picture people see. */
  readonly myTurn: boolean = $derived(!!this.me && !!this.view?.wait.includes(this.me))

  /** Whether I can act now: the picture is up to date and nothing is on its way. */
  readonly mine: boolean = $derived.by(
    () => this.myTurn && !this.table?.paused && this.shown?.seq === this.latest?.seq && this.#settled,
  )

  #insisting = $state(0) // how many moves are on their way that wait for no picture

  /** Whether the table waits for me alone: not for an answer to what I did either. */
  readonly asked: boolean = $derived(this.mine && !this.#insisting)

  #answered = $state(0) // the answer may be here before the picture of what it did

  /** Whether nothing is on its way: no move of ours, no card on the table, no picture. */
  readonly #settled: boolean = $derived(!this.sending && !this.show.busy && this.#seq >= this.#answered)

  /** Whether what I do now is kept, and checked when the line is back: one move is all that is asked. */
  readonly blind: boolean = $derived(this.link === 'lost' && this.table?.task?.ends === 'move')

  /** Who is ready for the next round, while the table waits for somebody. */
  readonly rest: Rest | null = $derived(this.shown?.rest && this.latest?.rest ? this.latest.rest : null)

  /** Whether the next round waits for me. */
  readonly awaited: boolean = $derived(!!this.me && !!this.rest?.awaited.includes(this.me))

  readonly moves: string[] = $derived(this.myTurn ? (this.shown?.moves ?? []) : [])

  /** My moves with what each of them is: its words, the cards it uses, the places it leads to. */
  readonly offers: Offer[] = $derived(
    this.moves.map((move, i) => ({
      move,
      ...(this.shown?.sayings[i] ?? { message: move, facts: {}, cards: [], to: [] }),
    })),
  )

  readonly canUndo: boolean = $derived(!!this.pickUp || (!!this.latest?.can_undo && this.#settled))

  // Doing it

  async play(move: string): Promise<boolean> {
    if (!this.mine) return false // a second tap on a slow line is not a second move
    this.show.see()
    return this.#do({ do: 'play', seq: this.#seq, move })
  }

  #unasked = new Set<number>() // what was told of moves that were played for me

  /** Make a move that nobody was asked for. */
  async playUnasked(move: string): Promise<void> {
    if (await this.play(move)) this.#unasked.add(this.#answered)
  }

  /** Whether a line tells of a move that I chose myself. */
  chose(line: Line): boolean {
    const { me } = this.then(line)
    return !!me && me === line.telling.seat && !this.#unasked.has(line.seq)
  }

  #insisted: Promise<unknown> = Promise.resolve()

  /** Play whatever is being shown: where all act at the same time, nobody waits for pictures.
   *  Moves go out one after the other; one that the table has gone past is dropped there. */
  insist(move: string): Promise<Answer> {
    const seen = this.#seq
    this.show.see()
    const send = async (): Promise<Answer> => {
      const answer = await this.#answerer.send({ do: 'play', seq: Math.max(seen, this.#answered), move })
      if (!answer.error) this.#answered = answer.seq
      else this.#refuse(answer.error)
      return answer
    }
    this.#insisting++
    const sent = this.#insisted.then(send).finally(() => this.#insisting--)
    this.#insisted = sent
    return sent
  }

  /** Take back: first what is not confirmed yet, else the last move. */
  async undo(): Promise<boolean> {
    if (this.pickUp) {
      this.pickUp()
      return true
    }
    return this.#do({ do: 'undo', seq: this.#seq })
  }

  /** Ready for the next round. */
  ready(): Promise<boolean> {
    this.show.see()
    return this.#do({ do: 'ready', seq: this.#seq })
  }

  takeBack(): Promise<boolean> {
    return this.#do({ do: 'take-back' })
  }

  /** What a move would do, without doing it. */
  ask(move: string): Promise<Foreseen<T>> {
    return this.#inquire({ do: 'try', seq: this.#seq, move }) as Promise<Foreseen<T>>
  }

  /** Say why a move cannot be made, without trying to make it. */
  async whyNot(move: string): Promise<void> {
    this.refusal = (await this.ask(move)).error ?? null
  }

  /** Enough of hints and reasons, and of waiting for one. */
  dismiss(): void {
    this.refusal = this.hinted = this.advice = this.why = this.pondering = null
  }

  /** Ask for a hint; a good one takes its time, and who does not want it any more is not told it. */
  async hint(): Promise<void> {
    if (this.pondering) return
    this.dismiss() // asked for again, it is shown again
    const asked = (this.pondering = Symbol())
    const answer = await this.#inquire({ do: 'hint' })
    if (this.pondering !== asked) return
    this.pondering = null
    this.hinted = answer.hint ?? null
    this.advice = answer.hint && answer.saying ? { move: answer.hint, ...answer.saying } : null
    this.why = answer.why ?? null
    this.sure = answer.sure ?? null
    this.refusal = answer.error && answer.error.kind !== 'lost' ? answer.error : null
  }

  /** A question; one that was lost with the line is asked again while the picture is the same. */
  async #inquire(question: Command): Promise<Answer> {
    const { position } = this.show
    let answer = await this.#answerer.send(question)
    while (answer.error?.kind === 'lost' && this.link === 'lost' && position === this.show.position) {
      answer = await this.#answerer.send(question)
    }
    return answer
  }

  /** Say something to all who are here; what refuses it. */
  async write(words: string): Promise<Refusal | null> {
    return (await this.#answerer.send({ do: 'say', words })).error ?? null
  }

  react(reaction: Reaction): void {
    void this.#answerer.send({ do: 'react', reaction })
  }

  wake(): void {
    this.#answerer.wake()
  }

  close(): void {
    this.#answerer.close()
  }

  /** A message has come in. */
  hear(news: Told, lag = 0): void {
    if (news.is === 'answer') return
    if (news.is === 'reacted') return this.#noteReaction(news)
    if (news.is === 'spoken') {
      this.spoken = [...this.spoken, news].slice(-50)
      return this.#noteSaid({ ...news, puppet: null, reaction: '', until: Date.now() + 6000 })
    }
    const message = reuse(this.latest, news)
    if (differ(this.#concerns(this.latest), this.#concerns(message))) this.dismiss()
    this.latest = message
    const { clock } = message
    this.clock = clock && { of: clock.of, ends: performance.now() + clock.ms - lag }
    const ends = (ms: number | null) => (ms === null ? null : performance.now() + ms - lag)
    this.waited = message.waited.map(({ seat, why, ms }) => ({ seat, why, ends: ends(ms) }))
    this.show.take(message)
  }

  /** What hints and reasons are about: they stand as long as it does, and as long as it is on me. */
  #concerns(update: Update | null): unknown {
    const { view, table } = update ?? {}
    return view ? [view.wait.includes(table?.mine ?? ''), this.show.game.mine?.(view) ?? view] : null
  }

  get #seq(): number {
    return this.latest?.seq ?? 0
  }

  async #do(command: Command): Promise<boolean> {
    if (this.sending) return false
    this.sending = true
    const answer = await this.#answerer.send(command)
    this.#answered = answer.seq
    this.sending = false
    this.#refuse(answer.error)
    return !answer.error
  }

  /** An answer of an earlier visit is on its way. */
  async expect(answer: Promise<Answer>): Promise<void> {
    this.sending = true
    const { error } = await answer
    this.sending = false
    this.#refuse(error)
  }

  #refuse(error: Refusal | null | undefined): void {
    this.late = !!error && !!this.table?.task && this.table.status === 'over'
    this.refusal = error && error.kind !== 'Stale' && !this.late ? error : null
    if (this.refusal) sound('refused')
  }

  #noteReaction({ seat, name, reaction, puppet }: Reacted): void {
    this.#noteSaid({ seat, name, puppet, reaction, until: Date.now() + 3500 })
  }

  #noteSaid(said: Said): void {
    const others = this.said.filter((each) => each.seat !== said.seat || each.name !== said.name)
    this.said = [...others, said].slice(-6)
    setTimeout(() => {
      this.said = this.said.filter((each) => each !== said)
    }, said.until - Date.now())
  }
}

function viewOf<V extends View>(update: Update | null): V | null {
  return (update?.view ?? null) as V | null
}

/** Sit at a table of this server. */
export function sitAt(id: string): Sitting {
  return new Sitting((sitting) => {
    let status: Status | null = null
    const link = new Link({
      url: (seq) => `${liveAt(id)}?seq=${seq}`,
      hear: (message) => {
        sitting.hear(message, link.lag)
        if (message.is === 'update') noteTask(message)
        if (message.is === 'update' && message.table.status !== status) {
          status = message.table.status
          noteBeginning(message.table)
          void showSalt(link, message.table)
        }
        if (message.is === 'update' && message.view && !message.whole) void rememberAll(sitting, message)
      },
      state: (state) => {
        sitting.link = state
        if (state === 'lost' && !sitting.latest) recall(sitting, link, id)
      },
    })
    if (outbox.holds(id)) void sitting.expect(outbox.again(link, id))
    return {
      send: (command) =>
        command.do === 'play' && sitting.blind ? outbox.say(link, id, command) : link.send(command),
      wake: () => link.wake(),
      close: () => link.close(),
    }
  })
}

/** Without a line, a task is shown as it was last seen. */
function recall(sitting: Sitting, link: Link, id: string): void {
  const update = lastSeen(id)
  if (!update) return
  link.seq = update.seq
  sitting.hear({ ...update, whole: false, happenings: [] })
}

/** Look at a table of this server as a television does: whoever plays on this device, it sees what everybody sees. */
export function watchAt(id: string): Sitting {
  return new Sitting((sitting) => {
    const link = new Link({
      url: (seq) => `${liveAt(id)}?seq=${seq}&screen=true`,
      hear: (message) => sitting.hear(message, link.lag),
      state: (state) => {
        sitting.link = state
      },
    })
    return link
  })
}

/** When the game begins and asks for it, show our pinch of luck. */
async function showSalt(link: Link, table: TableInfo): Promise<void> {
  const salt = await toShow(table)
  if (salt) await link.send({ do: 'show', salt })
}

/** Who comes to a long game is shown how it stands; what was told before is asked for. */
async function rememberAll({ show }: Sitting, { table, seq }: Update): Promise<void> {
  const story = await allTold(table.id, seq).catch(() => [])
  const since = show.lines.filter((line) => line.seq > seq)
  show.recall(
    table.game,
    story.filter((each) => each.seq <= seq),
    since,
  )
}

/** What was told up to a count, page by page. */
async function allTold(table: string, upto: number): Promise<Happening[]> {
  const story: Happening[] = []
  let page = await api.told(table, 0)
  while (page.length && (story.at(-1)?.seq ?? 0) < upto) {
    story.push(...page)
    page = page.at(-1)!.seq < upto ? await api.told(table, page.at(-1)!.seq) : []
  }
  return story
}
