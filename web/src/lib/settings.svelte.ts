// How this browser likes it: light or dark, sound, name.

import { keep, kept } from './kept'
import { mute, muted } from './sound'

export type Scheme = 'light' | 'dark' | 'system'

class Settings {
  scheme = $state<Scheme>('system')
  quiet = $state(muted())
  name = $state(kept('name') ?? '')

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

  call(name: string): void {
    this.name = name.trim()
    keep('name', this.name)
  }

  #paint(scheme: Scheme): void {
    this.scheme = scheme
    if (scheme === 'system') delete document.documentElement.dataset['scheme']
    else document.documentElement.dataset['scheme'] = scheme
  }
}

export const settings = new Settings()
