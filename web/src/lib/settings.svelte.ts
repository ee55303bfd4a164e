// How this browser likes it: light or dark, sound, name, how fast others move.

import { keep, kept } from './kept'
import { faceOf, type Face } from './people'
import { mute, muted, turnTo, volume } from './sound'
import type { Puppet } from './wire'

export type Scheme = 'light' | 'dark' | 'system'
export const SPEEDS = ['calm', 'normal', 'quick'] as const
export type Speed = (typeof SPEEDS)[number]

class Settings {
  scheme = $state<Scheme>('system')
  quiet = $state(muted())
  volume = $state(volume())
  name = $state(kept('name') ?? '')
  forced = $state(kept('forced') !== 'no') // whether forced moves are played for me
  speed = $state<Speed>(SPEEDS.find((speed) => speed === kept('speed')) ?? 'normal') // of the others' moves
  puppet = $state.raw<Puppet | null>(JSON.parse(kept('puppet') ?? 'null') as Puppet | null)
  keys = $state(kept('keys') !== 'off') // whether letters and digits do something at a table

  constructor() {
    const asked = new URLSearchParams(location.search).get('scheme') ?? kept('scheme')
    this.#paint(asked === 'light' || asked === 'dark' ? asked : 'system')
  }

  paint(scheme: Scheme): void {
    keep('scheme', scheme)
    this.#paint(scheme)
  }

  hush(quiet: boolean): void {
    this.quiet = quiet
    mute(quiet)
  }

  /** Loud or soft; nothing at all is silence. */
  turn(volume: number): void {
    this.volume = volume
    turnTo(volume)
    this.hush(volume === 0)
  }

  useKeys(on: boolean): void {
    this.keys = on
    keep('keys', on ? 'on' : 'off')
  }

  call(name: string): void {
    this.name = name.trim()
    keep('name', this.name)
  }

  letForced(on: boolean): void {
    this.forced = on
    keep('forced', on ? 'yes' : 'no')
  }

  go(speed: Speed): void {
    this.speed = speed
    keep('speed', speed)
  }

  /** How I am drawn where I sit nowhere. */
  get face(): Face {
    return this.puppet ?? faceOf('A')
  }

  dress(puppet: Puppet | null): void {
    this.puppet = puppet
    keep('puppet', JSON.stringify(puppet))
  }

  #paint(scheme: Scheme): void {
    this.scheme = scheme
    if (scheme === 'system') delete document.documentElement.dataset['scheme']
    else document.documentElement.dataset['scheme'] = scheme
  }
}

export const settings = new Settings()
