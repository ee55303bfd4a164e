// What is said to whoever listens instead of looking: one voice, so that things are said in order, once, and can be repeated.

export interface Spoken {
  key: number
  texts: string[] // one breath
  pressing: boolean // whatever else is being said
}

interface Waiting {
  text: string
  urgent: boolean // said before what else waits
  pressing: boolean
}

const KEPT = 40 // things that can be said again
const BREATHS = 8 // what a screen reader may still be at
// A screen reader forgets what waits when something pressing comes, and mixes up what comes at once: it gets whole breaths.
const TOGETHER = 40 // ms: what is pressing waits no longer for more
const QUIET = 200 // ms without anything new end a breath
const LONGEST = 800 // ms
const APART = 700 // ms until the one before is surely taken in

class Voice {
  said = $state.raw<Spoken[]>([])
  #waiting: Waiting[] = []
  #told: string[] = []
  #key = 0
  #back = 0 // how often in a row something was repeated
  #timer: ReturnType<typeof setTimeout> | undefined
  #begun = 0 // when the first of what waits came
  #ended = -Infinity // when the last breath was

  /** Tell something, after what was told before; what is urgent goes first. */
  speak(text: string, urgent = false): void {
    this.#say(text, urgent, urgent)
  }

  /** Tell what has to be known now, but makes sense only after what led to it. */
  ask(text: string): void {
    this.#say(text, false, true)
  }

  /** Say the last thing again; asked again at once, the one before it. */
  repeat(): void {
    const again = this.#told.at(-1 - this.#back)
    if (!again) return
    this.#back += 1
    this.#queue({ text: again, urgent: true, pressing: true })
  }

  #say(said: string, urgent: boolean, pressing: boolean): void {
    const text = said.replace(/\s+/g, ' ').trim()
    this.#back = 0
    if (!text || this.#waiting.some((each) => each.text === text)) return
    this.#told = [...this.#told, text].slice(-KEPT)
    this.#queue({ text, urgent, pressing })
  }

  #queue(one: Waiting): void {
    const now = performance.now()
    if (!this.#waiting.length) this.#begun = now
    this.#waiting.push(one)
    const any = (what: 'urgent' | 'pressing'): boolean => this.#waiting.some((each) => each[what])
    const patience = Math.min(any('pressing') ? TOGETHER : QUIET, this.#begun + LONGEST - now)
    const apart = any('urgent') ? 0 : this.#ended + APART - now
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#breathe(), Math.max(patience, apart))
  }

  #breathe(): void {
    const all = this.#waiting.toSorted((a, b) => Number(b.urgent) - Number(a.urgent))
    this.#waiting = []
    this.#ended = performance.now()
    const texts = all.map(({ text }, i) => (i < all.length - 1 ? closed(text) : text))
    const pressing = all.some((each) => each.pressing)
    this.said = [...this.said, { key: this.#key++, texts, pressing }].slice(-2 * BREATHS)
  }
}

/** A sentence that ends before the next one begins. */
const closed = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`)

export const voice = new Voice()
