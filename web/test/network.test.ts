// Two lines play a whole game at the real server, through a network that loses, delays, doubles and cuts.

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Link } from '../src/lib/live'
import type { Update } from '../src/lib/wire'

const ROOT = join(import.meta.dirname, '../..')
const PATIENCE = 600_000
let folder: string
let host: ChildProcess
let address: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handvoll-'))
  host = spawn('.venv/bin/python', ['-m', 'tests.faults.run_network', join(folder, 'data')], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  for await (const said of createInterface({ input: host.stdout! })) {
    address = said
    break
  }
}, PATIENCE)

afterAll(async () => {
  const gone = new Promise((done) => host.once('exit', done))
  host.stdin!.end()
  await gone
  rmSync(folder, { recursive: true })
}, PATIENCE)

/** Somebody with a cookie, who plays the first legal move whenever there is one. */
class Person {
  cookie = ''
  done = 0

  async post<T>(path: string, body: object): Promise<T> {
    const headers = { origin: address, cookie: this.cookie, 'content-type': 'application/json' }
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(response.ok).toBe(true)
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return (await response.json()) as T
  }

  sit(table: string): Promise<unknown> {
    return this.post(`/api/tables/${table}/sit`, { salt: '0123456789abcdef' })
  }

  /** Play until the game is over; how many moves were answered as done. */
  async play(table: string): Promise<number> {
    let line: Link | undefined
    await new Promise<void>((over) => {
      let busy = false
      const hear = async (update: Update): Promise<void> => {
        if (update.table.status === 'over') return over()
        const move = update.moves[0]
        if (busy || move === undefined) return
        busy = true
        const answer = await line!.send({ do: 'play', seq: update.seq, move })
        busy = false
        if (!answer.error) this.done += 1
        if (last !== update) void hear(last)
      }
      let last: Update
      line = new Link({
        url: (seq) => `${address.replace('http', 'ws')}/api/tables/${table}/live?seq=${seq}`,
        hear: (told) => {
          last = told as Update
          void hear(last)
        },
        socket: (url) =>
          new WebSocket(url, {
            origin: address,
            headers: { cookie: this.cookie },
          }) as unknown as globalThis.WebSocket,
        beat: 200,
        quiet: 1000,
      })
    })
    line!.close()
    return this.done
  }
}

test('every move is made once over a bad network', { timeout: PATIENCE }, async () => {
  const [anna, ben] = [new Person(), new Person()]
  for (const person of [anna, ben]) await person.post('/api/me', { name: 'Somebody' })
  const settings = { grace: 3600 }
  const wish = { game: 'fifteen', seats: 2, options: { colours: 4 }, settings }
  const { id } = await anna.post<{ id: string }>('/api/tables', wish)
  await anna.sit(id)
  await ben.sit(id)
  await anna.post(`/api/tables/${id}/start`, {})
  const done = await Promise.all([anna.play(id), ben.play(id)])
  const record = await (await fetch(`${address}/api/tables/${id}/record`)).text()
  const moves = record.split('\n').filter((entry) => entry.includes('"move"')).length
  expect(moves).toBeGreaterThan(20)
  // At the end the last answer to each of them may still be on its way.
  expect(moves - done[0] - done[1]).toBeLessThanOrEqual(2)
})
