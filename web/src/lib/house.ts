// What makes this house somebody's own: the server writes it into the page.

import type { Language } from './words.svelte'

/** A game as people are asked about it. */
export interface Titled {
  name: string
  title: string
  players: string
}

export interface House {
  name: string // none: Handvoll
  welcome: Partial<Record<Language, string>>
  languages: Language[]
  legal: boolean // whether it has a legal page
  publicTables: boolean // whether guests may open any
  watch: boolean
  chat: boolean // whether people may write to each other
  games: Titled[] // those from elsewhere, behind the five
}

const PLAIN: House = {
  name: '',
  welcome: {},
  languages: ['en', 'de', 'nl', 'fr'],
  legal: false,
  publicTables: true,
  watch: true,
  chat: false,
  games: [],
}

/** The house as its page tells; a plain one tells nothing. */
export function told(content: string | null | undefined): House {
  return content ? { ...PLAIN, ...(JSON.parse(content) as House) } : PLAIN
}

export const house = told(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=handvoll-house]')?.content,
)
