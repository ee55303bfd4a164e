// The language of this browser, and saying things in it.

import type { FluentBundle, FluentResource } from '@fluent/bundle'
import { lookOf } from '../games/looks'
import {
  addressed,
  cardName,
  catalogue,
  plain,
  sentence,
  toldTo,
  type Names,
  type Part,
  type Told,
} from './fluent'
import { house } from './house'
import { keep, kept } from './kept'
import type { Facts, Seat } from './wire'

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGES

const shelves: Record<Language, () => Promise<{ default: FluentResource[] }>> = {
  en: () => import('../words/en'),
  de: () => import('../words/de'),
  nl: () => import('../words/nl'),
  fr: () => import('../words/fr'),
}

// What home does without.
const LATER = import.meta.glob<FluentResource>('../../../src/handvoll/text/*/{lessons,coach}.ftl', {
  import: 'default',
})

const MOST = 1000 // sayings kept

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  #said = new Map<string, string>() // tables say the same few hundred things again and again

  /** Speak a language from now on. */
  async speak(language: Language): Promise<void> {
    const pages = (await shelves[language]()).default
    const bundle = catalogue(language, pages)
    for (const game of this.#learnt) await this.#learn(bundle, language, game)
    if (this.#more) await this.#have(bundle, language)
    this.#bundle = bundle
    this.#said.clear()
    this.language = language
    document.documentElement.lang = language
  }

  #learnt = new Set<string>() // games whose words did not come with the client

  /** Have the words of a game, also of one that came to this house after the client was built. */
  async learn(game: string): Promise<void> {
    if (!this.#bundle || this.has(`${game}-about`)) return
    this.#learnt.add(game)
    await this.#learn(this.#bundle, this.language, game)
  }

  async #learn(bundle: FluentBundle, language: Language, game: string): Promise<void> {
    const { wordsOf } = await import('./learn')
    const page = await wordsOf(game, language)
    if (page) bundle.addResource(page)
    this.#said.clear()
  }

  #more = false // whether words are wanted that home does without

  #whole = new WeakSet<FluentBundle>() // which have them already

  /** Have the words of lessons and of looking back, which home does without. */
  async more(): Promise<void> {
    this.#more = true
    if (this.#bundle) await this.#have(this.#bundle, this.language)
  }

  async #have(bundle: FluentBundle, language: Language): Promise<void> {
    if (this.#whole.has(bundle)) return
    const own = Object.entries(LATER).filter(([path]) => path.includes(`/${language}/`))
    for (const page of await Promise.all(own.map(([, fetch]) => fetch()))) bundle.addResource(page)
    this.#whole.add(bundle)
    this.#said.clear()
  }

  async choose(language: Language): Promise<void> {
    keep('language', language)
    await this.speak(language)
  }

  parts(id: string, facts: Facts = {}, names: Names = {}, game?: string): Part[] {
    return this.#bundle ? sentence(this.#bundle, id, facts, names, game) : []
  }

  /** What happened, told to whoever sits on a seat. */
  told(line: Told, names: Names, me: Seat | null, game: string): Part[] {
    return this.#bundle ? toldTo(this.#bundle, line, names, me, game) : []
  }

  say(id: string, facts: Facts = {}, names: Names = {}, game?: string): string {
    if (!this.#bundle) return ''
    const key = JSON.stringify([id, facts, names, game])
    const before = this.#said.get(key)
    if (before !== undefined) return before
    if (this.#said.size >= MOST) this.#said.clear()
    const text = plain(this.parts(id, facts, names, game))
    this.#said.set(key, text)
    return text
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false
  }

  /** A message as it is said to whom it is about, if that is written. */
  toMe(id: string): string {
    return this.#bundle ? addressed(this.#bundle, id) : id
  }

  card(game: string, card: string): string {
    return this.#bundle ? cardName(this.#bundle, game, card) : card
  }

  /** A card with all that is printed on it, for who cannot see it. */
  face(game: string, card: string): string {
    const spoken = lookOf(game).spoken?.(card)
    return spoken ? this.say(spoken.id, spoken.facts, {}, game) : this.card(game, card)
  }

  list(items: string[], type: 'conjunction' | 'disjunction'): string {
    return new Intl.ListFormat(this.language, { type }).format(items)
  }
}

export const words = new Words()
export const say = words.say.bind(words)

/** The language asked for in the address, chosen before, or of the browser; else the first of the house. */
export function preferred(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  for (const wish of [asked, kept('language'), ...navigator.languages]) {
    const language = wish?.slice(0, 2).toLowerCase()
    if (language && house.languages.includes(language as Language)) return language as Language
  }
  return house.languages[0] ?? 'en'
}
