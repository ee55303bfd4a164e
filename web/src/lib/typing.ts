// Typing the name of a card or a field, "r5" or "c4", goes there. A name that may still grow waits a moment.

export const PAUSE = 700 // ms
export const SLOW = 4000 // ms, of what means nothing yet: whoever looks for the keys with one finger is not hurried

export interface Typed {
  names: () => ReadonlySet<string> // of everything that can be gone to now
  go: (name: string) => void
  missed: (name: string) => void // nothing is called so
  alone: (letter: string) => void // a letter that no digit followed
  means: (letter: string) => boolean // whether that does something
  done: () => void // whatever came of it, nothing more is typed
}

export class Typing {
  #begun = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private typed: Typed) {}

  get begun(): boolean {
    return !!this.#begun
  }

  /** A key of one character; whether it was taken for part of a name. */
  key(character: string): boolean {
    const letter = /^[a-z]$/.test(character)
    if (letter) this.settle()
    else if (!this.#begun || !/^\d$/.test(character)) return false
    const begun = this.#begun + character
    const names = [...this.typed.names()].filter((name) => name.startsWith(begun))
    if (letter && !names.length && this.typed.means(character)) return false
    this.#begun = begun
    if (names.length === 1 && names[0] === begun) this.settle()
    else if (letter && !names.length)
      this.#wait(PAUSE * 2) // its digit is no answer to anything
    else if (!names.length) this.#miss()
    else this.#wait(names.includes(begun) || this.typed.means(begun) ? PAUSE : SLOW)
    return true
  }

  /** Whatever was typed is all of it. */
  settle(): boolean {
    const name = this.#begun
    this.forget()
    if (!name) return false
    if (this.typed.names().has(name)) this.typed.go(name)
    else if (name.length === 1) this.typed.alone(name)
    else this.typed.missed(name)
    this.typed.done()
    return true
  }

  forget(): void {
    clearTimeout(this.#timer)
    this.#begun = ''
  }

  #miss(): void {
    const name = this.#begun
    this.forget()
    this.typed.missed(name)
    this.typed.done()
  }

  #wait(long: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.settle(), long)
  }
}
