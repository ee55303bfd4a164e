// Sounds, made on the spot: wood, paper and felt out of oscillators and noise. Nothing is loaded.

import { lookOf } from '../games/looks'
import { keep, kept } from './kept'

export type Sound =
  | 'lay'
  | 'turn'
  | 'take'
  | 'refused'
  | 'yours'
  | 'score'
  | 'win'
  | 'tick'
  | 'fanfare'
  | 'climb'
  | 'call'
  | 'hit'

const LOUD = 0.7 // of all there is, until somebody turns it up or down

let context: AudioContext | null = null
let out: GainNode | null = null

export const muted = (): boolean => kept('sound') === 'off'

export function mute(off: boolean): void {
  keep('sound', off ? 'off' : 'on')
}

/** How loud it is, 0 to 1. */
export const volume = (): number => Number(kept('volume') ?? LOUD)

export function turnTo(loud: number): void {
  keep('volume', String(loud))
  if (out) out.gain.value = loud
}

/** How many times as high everything sounds at this table. */
function key(): number {
  const game = globalThis.document?.documentElement.dataset['game'] ?? ''
  return 2 ** ((lookOf(game).key ?? 0) / 12)
}

/** Play a sound, if people want to hear any and have touched the page (browsers ask for that). */
export function play(sound: Sound): void {
  const at = wake()
  if (at) MAKERS[sound](at, at.currentTime)
}

function wake(): AudioContext | null {
  if (muted() || !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  out ??= speaker(context)
  if (context.state === 'suspended') void context.resume()
  return context
}

function speaker(at: AudioContext): GainNode {
  const made = at.createGain()
  made.gain.value = volume()
  made.connect(at.destination)
  return made
}

// Waking takes a phone a while: better when a finger first goes up than in the middle of a game.
globalThis.addEventListener?.('pointerup', wake, { once: true })

const MAKERS: Record<Sound, (at: AudioContext, now: number) => void> = {
  lay: (at, now) => {
    rustle(at, now, 0.05, 900, 0.2)
    tone(at, now, 190, 0.07, 0.14, 'sine')
  },
  turn: (at, now) => rustle(at, now, 0.11, 2600, 0.14),
  take: (at, now) => rustle(at, now, 0.08, 1700, 0.12),
  refused: (at, now) => {
    tone(at, now, 200, 0.09, 0.1, 'triangle')
    tone(at, now + 0.1, 160, 0.13, 0.1, 'triangle')
  },
  yours: (at, now) => {
    tone(at, now, 523, 0.12, 0.07, 'triangle')
    tone(at, now + 0.11, 784, 0.2, 0.07, 'triangle')
  },
  score: (at, now) =>
    [659, 784, 988].forEach((pitch, i) => tone(at, now + i * 0.07, pitch, 0.16, 0.06, 'triangle')),
  win: (at, now) =>
    [523, 659, 784, 1047, 784, 1047].forEach((pitch, i) =>
      tone(at, now + i * 0.12, pitch, 0.3, 0.07, 'triangle'),
    ),
  fanfare: (at, now) =>
    [392, 523, 659, 784, 1047].forEach((pitch, i) =>
      tone(at, now + i * 0.11, pitch, i === 4 ? 0.7 : 0.22, 0.08, 'triangle'),
    ),
  climb: (at, now) => {
    for (let i = 0; i < 15; i++) tone(at, now + i * 0.08, 262 * 2 ** (i / 9), 0.12, 0.05, 'triangle')
  },
  call: (at, now) => {
    rustle(at, now, 0.05, 900, 0.2)
    tone(at, now + 0.05, 523, 0.16, 0.09, 'triangle')
    tone(at, now + 0.2, 698, 0.5, 0.09, 'triangle')
  },
  hit: (at, now) => {
    tone(at, now, 150, 0.16, 0.16, 'sine')
    tone(at, now + 0.12, 110, 0.22, 0.16, 'sine')
  },
  tick: (at, now) => tone(at, now, 1200, 0.03, 0.05, 'square'),
}

function tone(
  at: AudioContext,
  start: number,
  pitch: number,
  length: number,
  loud: number,
  type: OscillatorType,
): void {
  const voice = at.createOscillator()
  const fading = at.createGain()
  voice.type = type
  voice.frequency.value = pitch * key()
  fading.gain.setValueAtTime(loud, start)
  fading.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(fading).connect(out ?? at.destination)
  voice.start(start)
  voice.stop(start + length)
}

/** A burst of noise through a filter: paper. */
function rustle(at: AudioContext, start: number, length: number, pitch: number, loud: number): void {
  const source = at.createBufferSource()
  const filter = at.createBiquadFilter()
  const loudness = at.createGain()
  source.buffer = noises[length] ??= noise(at, length)
  filter.type = 'bandpass'
  filter.frequency.value = pitch * key()
  loudness.gain.value = loud
  source
    .connect(filter)
    .connect(loudness)
    .connect(out ?? at.destination)
  source.start(start)
}

const noises: Record<number, AudioBuffer> = {} // by their length

function noise(at: AudioContext, length: number): AudioBuffer {
  const made = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate)
  const samples = made.getChannelData(0)
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  return made
}
