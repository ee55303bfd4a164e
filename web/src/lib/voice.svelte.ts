// What is said to whoever listens instead of looking: one voice, so that things are said in order, once, and can be repeated.

import { closed } from './spoken'

export interface Spoken {
  key: number
  texts: string[] // one breath
}

/** What happened, a question to me, one that may wait for what happened, what goes before everything, and what is said again. */
type Kind = 'line' | 'question' | 'rest' | 'call' | 'again'

interface Waiting {
  text: string
  kind: Kind
  came: number
  again?: boolean // it was cut short once
}

const KEPT = 40 // things that can be said again
const LATELY = 4 // of them are not forgotten yet
const BREATHS = 16 // what a screen reader may still be at
// A screen reader says what it was given in the order it got it, and nobody else knows how far it is. So what
// happened waits here until what was given before is about spoken, and what cannot wait goes before it.
const TOGETHER = 40 // ms that what cannot wait waits for more of it
const QUIET = 200 // ms without anything new end a breath
const LONGEST = 800 // ms; what came longer ago did not lead to what is asked now
const APART = 700 // ms until the breath before is surely taken in
const LETTER = 40 // ms, of somebody who listens fast
const BREATH = 200 // letters
const UNHEARD = '\u00a0'
const HUSH = 300 // ms in which a key is answered, which has made the screen reader fall silent
const BEHIND = 1500 // ms that a screen reader may be behind, with names of what has the focus
const PAUSE = 700 // ms without a key: what happened is told between what is typed, or the next key would cut it short

class Voice {
  said = $state.raw<Spoken[]>([])
  room = $state.raw<symbol | null>(null) // where it is heard
  #rooms: symbol[] = []
  #waiting: Waiting[] = []
  #told: string[] = [] // in the order it was said
  #last = '' // the breath before
  #key = 0
  #back = 0 // how often in a row something was repeated
  #timer: ReturnType<typeof setTimeout> | undefined
  #spoken = -Infinity // when all breaths are about spoken
  #paused = -Infinity // when nobody types any more
  #young: { lines: Waiting[]; until: number } = { lines: [], until: -Infinity } // what is not half spoken yet

  /** Tell something, after what was told before; what is urgent goes before all that waits. */
  speak(text: string, urgent = false): void {
    this.#say(text, urgent ? 'call' : 'line')
  }

  /** Ask something: after what led to it just now, before what has been waiting. */
  ask(text: string): void {
    this.#say(text, 'question')
  }

  /** Ask something when all that led to it was told: nobody waits. */
  askLater(text: string): void {
    this.#say(text, 'rest')
  }

  /** Nothing is asked any more: it was answered. */
  answered(): void {
    this.#waiting = this.#waiting.filter(({ kind }) => kind !== 'rest')
  }

  /** Say how it ended: with what led to it at the end, and nothing of what was before. */
  end(text: string): void {
    const came = performance.now()
    const lines = this.#waiting.filter(({ kind }) => kind === 'line')
    const last = lines.filter((_, i) => letters(lines.slice(i)) <= BREATH)
    this.#waiting = last.map((each) => ({ ...each, came }))
    this.#young.until = -Infinity
    this.ask(text)
  }

  /** Whether something was said just now, or is about to be. */
  lately(text: string): boolean {
    const said = [...this.#told, ...this.#waiting.map((each) => each.text)]
    return said.slice(-LATELY).some((each) => each.includes(text))
  }

  /** Say the last thing again; asked again at once, the one before it. */
  repeat(): void {
    const again = this.#told.at(-1 - this.#back)
    if (!again) return
    this.#back += 1
    this.#queue(again, 'again')
  }

  /** From here on it is heard in a room of its own, until that is left: what lies under a sheet is heard by nobody. */
  enter(room: symbol): void {
    this.#move([...this.#rooms, room])
  }

  leave(room: symbol): void {
    this.#move(this.#rooms.filter((each) => each !== room))
  }

  /** What was said in another room is not said again. */
  #move(rooms: symbol[]): void {
    this.#rooms = rooms
    this.room = rooms.at(-1) ?? null
    this.said = []
  }

  /** A key was pressed: nothing is being spoken any more. */
  hush(): void {
    const now = performance.now()
    if (now < this.#young.until) this.#waiting.unshift(...this.#young.lines)
    this.#young.until = -Infinity
    this.#spoken = Math.min(this.#spoken, now + HUSH)
    this.#paused = now + PAUSE
    this.#wait()
  }

  #say(said: string, kind: Kind): void {
    const text = said.replace(/\s+/g, ' ').trim()
    const waits = this.#waiting.some((each) => each.kind === kind && each.text === text)
    if (kind === 'question' || kind === 'rest') this.#dropSaidBy(text)
    if (text && (kind === 'line' || !waits)) this.#queue(text, kind)
  }

  /** A question often begins with what happened: that is not told apart from it. */
  #dropSaidBy(question: string): void {
    const saidBy = ({ kind, text }: Waiting): boolean => kind === 'line' && question.startsWith(closed(text))
    this.#waiting = this.#waiting.filter((each) => !saidBy(each))
  }

  #queue(text: string, kind: Kind): void {
    this.#waiting.push({ text, kind, came: performance.now() })
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const [first] = this.#waiting
    if (!first) return
    const pressing = this.#waiting.find(presses)
    const ripe = Math.min(this.#waiting.at(-1)!.came + QUIET, first.came + LONGEST)
    const due = pressing ? pressing.came + TOGETHER : Math.max(ripe, this.#spoken, this.#paused)
    this.#timer = setTimeout(() => this.#breathe(), due - performance.now())
  }

  #breathe(): void {
    const now = performance.now()
    const breath = this.#next(now)
    this.#waiting = this.#waiting.filter((each) => !breath.includes(each))
    const texts = breath.map(({ text }, i) => (i < breath.length - 1 ? closed(text) : text))
    this.#spoken = Math.max(this.#spoken, now) + Math.max(APART, letters(breath) * LETTER)
    this.said = [...this.said, { key: this.#key++, texts: this.#unlike(texts) }].slice(-BREATHS)
    this.#young = unheard(breath, now)
    this.#note(breath.filter(({ kind }) => kind !== 'again').map(({ text }) => text))
    this.#wait()
  }

  /** A screen reader takes the very same text for an echo: said again, it differs by what nobody hears. */
  #unlike(texts: string[]): string[] {
    const again = texts.join(' ') === this.#last
    this.#last = texts.join(' ') + (again ? UNHEARD : '')
    return again ? texts.with(-1, texts.at(-1) + UNHEARD) : texts
  }

  /** What was said can be said again, the newest first. */
  #note(news: string[]): void {
    if (!news.length) return
    this.#told = [...this.#told, ...news].slice(-KEPT)
    this.#back = 0
  }

  /** What is said next: what goes first, then what is asked and led to it just now, then what happened. */
  #next(now: number): Waiting[] {
    const all = (...kinds: Kind[]): Waiting[] => this.#waiting.filter(({ kind }) => kinds.includes(kind))
    const [calls, questions, lines] = [all('call', 'again'), all('question'), all('line', 'rest')]
    if (!calls.length && !questions.length)
      return lines.filter((_, i) => !i || letters(lines.slice(0, i + 1)) <= BREATH)
    const led = lines.every(({ came }) => now - came < LONGEST) && letters(lines) <= BREATH
    return questions.length && led ? [...calls, ...lines, ...questions] : [...calls, ...questions]
  }
}

/** What a key would cut short in its first half; it is told once more then. */
function unheard(breath: Waiting[], now: number): { lines: Waiting[]; until: number } {
  const told = !breath.some(presses)
  const lines = breath
    .filter(({ kind, again }) => kind === 'line' && !again)
    .map((each) => ({ ...each, again: true }))
  return { lines, until: told ? now + BEHIND + (letters(breath) * LETTER) / 2 : -Infinity }
}

/** Whether it cannot wait. */
const presses = ({ kind }: Waiting): boolean => kind !== 'line' && kind !== 'rest'

const letters = (all: Waiting[]): number => all.reduce((sum, { text }) => sum + text.length, 0)

export const voice = new Voice()
