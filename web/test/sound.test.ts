// Sounds are made on the spot: every one starts and ends, and none is heard unasked.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const made: { started: number; stopped: number | null; kind: string }[] = []

const pitches: number[] = []

class Node {
  frequency = {
    set value(pitch: number) {
      pitches.push(pitch)
    },
  }
  gain = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
  buffer: { length: number } | null = null
  type = ''
  #voice: (typeof made)[number] | null = null
  constructor(private kind: string) {}
  connect = (next: unknown): unknown => next
  start = (at: number): void => {
    this.#voice = {
      started: at,
      stopped: this.buffer ? at + this.buffer.length / 100 : null,
      kind: this.kind,
    }
    made.push(this.#voice)
  }
  stop = (at: number): void => {
    this.#voice!.stopped = at
  }
}

class FakeContext {
  currentTime = 1
  sampleRate = 100
  state = 'running'
  destination = {}
  createOscillator = (): Node => new Node('tone')
  createGain = (): Node => new Node('gain')
  createBiquadFilter = (): Node => new Node('filter')
  createBufferSource = (): Node => new Node('paper')
  createBuffer = (_channels: number, length: number) => ({
    length,
    getChannelData: () => new Float32Array(length),
  })
}

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  made.length = 0
  vi.resetModules()
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const SOUNDS = [
  ...(['lay', 'turn', 'take', 'refused', 'yours', 'score', 'win', 'tick'] as const),
  ...(['fanfare', 'climb', 'call', 'hit'] as const),
]

test.each(SOUNDS)('%s begins now and ends within two seconds', async (sound) => {
  const { play } = await import('../src/lib/sound')
  play(sound)
  expect(made.length).toBeGreaterThan(0)
  for (const voice of made) {
    expect(voice.started).toBeGreaterThanOrEqual(1)
    expect(voice.stopped).toBeGreaterThan(voice.started)
    expect(voice.stopped).toBeLessThan(3)
  }
})

test('who muted it hears nothing, until they want to again', async () => {
  const { mute, muted, play } = await import('../src/lib/sound')
  mute(true)
  play('win')
  expect([muted(), made.length]).toEqual([true, 0])
  mute(false)
  play('win')
  expect(made.length).toBeGreaterThan(0)
})

test('nothing sounds before the page was touched', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  const { play } = await import('../src/lib/sound')
  play('lay')
  expect(made).toEqual([])
})

test('every game has a key of its own, and none is out of tune with the others', async () => {
  const heard = new Map<string, number>()
  for (const game of ['', 'go5', 'fifteen', 'highfive', 'igo', 'fiver']) {
    vi.stubGlobal('document', { documentElement: { dataset: { game } } })
    const { play } = await import('../src/lib/sound')
    pitches.length = 0
    play('yours')
    heard.set(game, pitches[0]!)
    expect(pitches[1]! / pitches[0]!).toBeCloseTo(784 / 523) // the same tune
  }
  expect(new Set(heard.values()).size).toBe(5) // Go5 is in the house's own key
  for (const pitch of heard.values()) {
    const halfTones = 12 * Math.log2(pitch / 523)
    expect(halfTones).toBeCloseTo(Math.round(halfTones))
  }
})

test('how loud it is, is remembered', async () => {
  const { turnTo, volume } = await import('../src/lib/sound')
  expect(volume()).toBeGreaterThan(0.5)
  turnTo(0.2)
  expect(volume()).toBe(0.2)
})
