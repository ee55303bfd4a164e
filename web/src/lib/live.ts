// The line to a table: keeps itself open, repeats what was not answered, and never plays anything twice.

import { randomHex } from './random'
import type { Answer, Said, Told } from './wire'

type WithoutId<T> = T extends Said ? Omit<T, 'id'> : never
/** What is said; the line gives it an id. */
export type Command = WithoutId<Said>

export type LinkState = 'joining' | 'open' | 'lost' | 'closed'

export interface LineOptions {
  url: (seq: number) => string
  hear: (message: Told) => void
  state?: (state: LinkState) => void
  socket?: (url: string) => WebSocket
  newId?: () => string
  quiet?: number // ms without a word after which the line counts as dead
  beat?: number // ms between two pings
  shortest?: number // ms before the first new attempt
  longest?: number
  patience?: number // ms for a line to open; a dead network does not say no
}

interface Waiting {
  message: Said
  said: number // when last
  settle: (answer: Answer) => void
}

const OPEN = 1 // a socket's readyState
const UNKNOWN_TABLE = 4404 // a close code: there is no such table, or not for us
const ASKS_ONLY = new Set(['try', 'hint', 'moves', 'react', 'say', 'ping']) // worth nothing once the line was lost

export class Link {
  seq = 0
  lag = 0 // ms that a message takes, about
  #options: Required<LineOptions>
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #attempts = 0
  #heard = 0
  #pinged = { id: '', at: 0 }
  #beat: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(options: LineOptions) {
    this.#options = {
      state: () => {},
      socket: (url) => new WebSocket(url),
      newId: () => randomHex(12),
      quiet: 5000,
      beat: 2000,
      shortest: 200,
      longest: 1200, // back in the seat within 2 s of the line being there again
      patience: 4000,
      ...options,
    }
    this.#open()
  }

  /** Send a command; resolves with its answer, however often the line breaks in between. */
  send(command: Command, id = this.#options.newId()): Promise<Answer> {
    const message: Said = { ...command, id }
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle, said: Date.now() })
      this.#say(message)
    })
  }

  /** Try at once, for instance because the device says it is online again. */
  wake(): void {
    if (this.#closed || this.#socket?.readyState === OPEN) return
    clearTimeout(this.#retry)
    this.#attempts = 0
    this.#open()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearInterval(this.#beat)
    this.#drop()
    this.#options.state('closed')
  }

  #open(): void {
    this.#drop()
    const socket = this.#options.socket(this.#options.url(this.seq))
    this.#socket = socket
    this.#options.state(this.#attempts ? 'lost' : 'joining')
    socket.onopen = () => this.#opened(socket)
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Told)
    socket.onclose = ({ code }) => (code === UNKNOWN_TABLE ? this.close() : this.#lost(socket))
    socket.onerror = () => {}
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#lost(socket), this.#options.patience)
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return
    clearTimeout(this.#retry)
    this.#attempts = 0
    this.#heard = Date.now()
    this.#options.state('open')
    this.#repeat(0)
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#check(), this.#options.beat)
  }

  #check(): void {
    if (Date.now() - this.#heard > this.#options.quiet) {
      this.#renew()
    } else {
      this.#repeat(this.#options.beat)
      this.#pinged = { id: this.#options.newId(), at: performance.now() }
      this.#say({ do: 'ping', id: this.#pinged.id })
    }
  }

  /** Say again what has had no answer for so long: if it was obeyed already, it is only answered. */
  #repeat(age: number): void {
    for (const waiting of this.#waiting.values()) {
      const asking = age > 0 && ASKS_ONLY.has(waiting.message.do) // an answer may take its time
      if (asking || Date.now() - waiting.said < age) continue
      waiting.said = Date.now()
      this.#say(waiting.message)
    }
  }

  /** Give this line up for another one. */
  #renew(): void {
    const worn = this.#socket
    this.#drop()
    if (worn) this.#lost(null)
  }

  #lost(socket: WebSocket | null): void {
    if (this.#closed || (socket && socket !== this.#socket)) return
    this.#drop()
    clearTimeout(this.#retry)
    clearInterval(this.#beat)
    this.#forget()
    this.#options.state('lost')
    const { shortest, longest } = this.#options
    const wait = Math.min(longest, shortest * 2 ** this.#attempts) * (0.75 + Math.random() / 2)
    this.#attempts += 1
    this.#retry = setTimeout(() => this.#open(), wait)
  }

  /** Questions about a position that may be gone are answered with silence. */
  #forget(): void {
    for (const [id, { message, settle }] of this.#waiting) {
      if (!ASKS_ONLY.has(message.do)) continue
      this.#waiting.delete(id)
      const error = { kind: 'lost', message: 'web-lost', facts: {}, rule: null }
      settle({ is: 'answer', re: id, seq: this.seq, error })
    }
  }

  #hear(message: Told): void {
    this.#heard = Date.now()
    const torn = this.#hole(message)
    if (message.is === 'answer') {
      if (message.re === this.#pinged.id) this.lag = (performance.now() - this.#pinged.at) / 2
      this.#waiting.get(message.re)?.settle(message)
      this.#waiting.delete(message.re)
    } else if (message.is === 'reacted' || message.is === 'spoken') {
      this.#options.hear(message)
    } else if (!torn && !(message.whole && message.seq < this.seq)) {
      this.seq = message.seq
      this.#options.hear(message)
    }
    if (torn) this.#renew() // and be told what is missing
  }

  /** Whether something that was told before this message did not arrive. */
  #hole(message: Told): boolean {
    if (message.is === 'reacted' || message.is === 'spoken') return false
    if (message.is === 'answer') return message.seq > this.seq
    const first = message.happenings[0]
    return message.whole && first !== undefined && first.seq > this.seq + 1
  }

  #say(message: Said): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}

/** Where the line to a table is. */
export function liveAt(table: string): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/live`
}
