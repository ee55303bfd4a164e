// Sounds, made on the spot: wood, paper and felt out of oscillators and noise. Nothing is loaded.

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

let context: AudioContext | null = null

export const muted = (): boolean => kept('sound') === 'off'

export function mute(off: boolean): void {
  keep('sound', off ? 'off' : 'on')
}

/** Play a sound, if people want to hear any and have touched the page (browsers ask for that). */
export function play(sound: Sound): void {
  const at = wake()
  if (at) MAKERS[sound](at, at.currentTime)
}

function wake(): AudioContext | null {
  if (muted() || !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
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
  const volume = at.createGain()
  voice.type = type
  voice.frequency.value = pitch
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(volume).connect(at.destination)
  voice.start(start)
  voice.stop(start + length)
}

/** A burst of noise through a filter: paper. */
function rustle(at: AudioContext, start: number, length: number, pitch: number, loud: number): void {
  const source = at.createBufferSource()
  const filter = at.createBiquadFilter()
  const volume = at.createGain()
  source.buffer = noises[length] ??= noise(at, length)
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  volume.gain.value = loud
  source.connect(filter).connect(volume).connect(at.destination)
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
