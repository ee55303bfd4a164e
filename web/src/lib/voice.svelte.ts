// What is said to whoever listens instead of looking: one voice, so that things are said in order, once, and can be repeated.

export interface Spoken {
  key: number
  text: string
  urgent: boolean // said before what else waits, whatever is being said
}

const KEPT = 40 // things that can be said again
const TOGETHER = 40 // ms: what comes within them is one breath, the urgent first

class Voice {
  said = $state.raw<Spoken[]>([])
  #waiting: Spoken[] = []
  #told: string[] = []
  #key = 0
  #back = 0 // how often in a row something was repeated

  speak(text: string, urgent = false): void {
    const words = text.replace(/\s+/g, ' ').trim()
    this.#back = 0
    if (!words || this.#waiting.some((each) => each.text === words)) return
    this.#told = [...this.#told, words].slice(-KEPT)
    this.#queue(words, urgent)
  }

  /** Say the last thing again; asked again at once, the one before it. */
  repeat(): void {
    const again = this.#told.at(-1 - this.#back)
    if (!again) return
    this.#back += 1
    this.#queue(again, true)
  }

  #queue(text: string, urgent: boolean): void {
    if (!this.#waiting.length) setTimeout(() => this.#breathe(), TOGETHER)
    this.#waiting.push({ key: this.#key++, text, urgent })
  }

  #breathe(): void {
    const now = this.#waiting.toSorted((a, b) => Number(b.urgent) - Number(a.urgent))
    this.#waiting = []
    this.said = [...this.said, ...now].slice(-KEPT)
  }
}

export const voice = new Voice()
