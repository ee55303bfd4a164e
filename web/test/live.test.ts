// The line against a real WebSocket server on this machine.

import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket as Client, WebSocketServer, type WebSocket as Socket } from 'ws'
import { Link, type LinkState } from '../src/lib/live'
import type { Answer, Said, Told } from '../src/lib/wire'

/** A table that remembers which messages it has acted on, as the real one does. */
class Server {
  played: string[] = []
  asked: string[] = [] // the addresses of all connections
  seq = 0 // what everybody has been told
  deaf = false
  forgetful = 0 // so many messages are lost on the way
  mute = false // hears, but its answers are lost
  #answers = new Map<string, Answer>()
  #server = new WebSocketServer({ port: 0 })

  constructor() {
    this.#server.on('connection', (socket, request) => {
      this.asked.push(request.url ?? '')
      socket.on('message', (data) => this.#hear(socket, JSON.parse(String(data)) as Said))
    })
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  refuse(): void {
    for (const socket of this.#server.clients) socket.close(4404)
  }

  drop(): void {
    for (const socket of this.#server.clients) socket.terminate()
  }

  tell(seq: number, since = this.seq): void {
    this.seq = seq
    const happenings = Array.from({ length: seq - since }, (_, i) => ({ seq: since + 1 + i }))
    const update = JSON.stringify({ is: 'update', seq, happenings, whole: true })
    for (const socket of this.#server.clients) socket.send(update)
  }

  close(): void {
    this.drop()
    this.#server.close()
  }

  #hear(socket: Socket, said: Said): void {
    if (this.deaf || (said.do === 'play' && this.forgetful-- > 0)) return
    const known = this.#answers.get(said.id)
    if (!known && said.do === 'play') this.played.push(said.move)
    const answer: Answer = known ?? { is: 'answer', re: said.id, seq: this.seq }
    this.#answers.set(said.id, answer)
    if (!this.mute) socket.send(JSON.stringify(answer))
  }
}

let server: Server
let line: Link
let states: LinkState[]
let heard: Told[]

beforeEach(() => {
  server = new Server()
  states = []
  heard = []
  line = new Link({
    url: (seq) => `${server.url}/live?seq=${seq}`,
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
    socket: (url) => new Client(url) as unknown as WebSocket,
    shortest: 20,
    longest: 80,
    beat: 30,
    quiet: 120,
  })
})

afterEach(() => {
  line.close()
  server.close()
})

const until = async (truth: () => boolean): Promise<void> => {
  for (let i = 0; i < 200 && !truth(); i++) await new Promise((done) => setTimeout(done, 10))
  expect(truth()).toBe(true)
}
const open = () => until(() => states.at(-1) === 'open')

test('a command is answered', async () => {
  await open()
  const answer = await line.send({ do: 'play', seq: 0, move: 'row 3' })
  expect(answer.error).toBeUndefined()
  expect(server.played).toEqual(['row 3'])
})

test('what is said before the line is open is said when it opens', async () => {
  await line.send({ do: 'play', seq: 0, move: 'keep' })
  expect(server.played).toEqual(['keep'])
})

test('a move whose answer was lost is sent again and played once', async () => {
  await open()
  server.mute = true
  const answer = line.send({ do: 'play', seq: 0, move: 'on B' })
  await until(() => server.played.length === 1)
  server.mute = false
  server.drop()
  expect((await answer).error).toBeUndefined()
  expect(server.played).toEqual(['on B'])
})

test('a move that got lost on a line that holds is said again', async () => {
  await open()
  server.forgetful = 2
  expect((await line.send({ do: 'play', seq: 0, move: 'keep' })).error).toBeUndefined()
  expect(server.played).toEqual(['keep'])
  expect(server.asked.length).toBe(1)
})

test('an update that got lost is asked for by a new line', async () => {
  await open()
  server.tell(2)
  await until(() => heard.length === 1)
  server.tell(5, 4)
  await until(() => server.asked.length === 2)
  expect(server.asked[1]).toBe('/live?seq=2')
  expect(heard.length).toBe(1)
})

test('an answer that knows more than was told shows that something got lost', async () => {
  await open()
  server.seq = 3
  await until(() => server.asked.length === 2)
})

test('an update that comes late is not heard', async () => {
  await open()
  server.tell(2)
  server.tell(1, 0)
  server.tell(3, 2)
  await until(() => heard.length === 2)
  expect(heard.map((each) => each.is === 'update' && each.seq)).toEqual([2, 3])
})

test('moves made while the line is down arrive in their order', async () => {
  await open()
  server.drop()
  await until(() => states.at(-1) === 'lost')
  await Promise.all(['a', 'b', 'c'].map((move) => line.send({ do: 'play', seq: 0, move })))
  expect(server.played).toEqual(['a', 'b', 'c'])
})

test('who comes back says the last seq it has', async () => {
  await open()
  server.tell(7)
  await until(() => heard.length === 1)
  server.drop()
  await until(() => server.asked.length === 2)
  expect(server.asked).toEqual(['/live?seq=0', '/live?seq=7'])
})

test('a question is not asked again after the line broke', async () => {
  await open()
  server.mute = true
  const answer = line.send({ do: 'try', seq: 0, move: 'lay r5@c4' })
  await new Promise((done) => setTimeout(done, 20))
  server.drop()
  expect((await answer).error?.kind).toBe('lost')
})

test('a line that went silent is noticed and renewed', async () => {
  await open()
  server.deaf = true
  await until(() => states.at(-1) === 'lost')
  server.deaf = false
  await open()
  expect(server.asked.length).toBeGreaterThan(1)
})

test('a table that is not there is not tried again', async () => {
  await open()
  server.refuse()
  await until(() => states.at(-1) === 'closed')
  await new Promise((done) => setTimeout(done, 150))
  expect(server.asked.length).toBe(1)
})

test('a closed line stays closed', async () => {
  await open()
  line.close()
  const before = server.asked.length
  await new Promise((done) => setTimeout(done, 150))
  expect(server.asked.length).toBe(before)
  expect(states.at(-1)).toBe('closed')
})
