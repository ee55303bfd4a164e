// The catalogues are the same files Python speaks with.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { expect, test, vi } from 'vitest'
import { addressed, begun, cardName, catalogue, plain, sentence, signed, toldTo } from '../src/lib/fluent'
import { SHELF } from '../src/games'

const TEXT = join(import.meta.dirname, '../../src/handvoll/text')
const LANGUAGES = ['en', 'de', 'nl', 'fr']
const pages = (language: string) =>
  readdirSync(join(TEXT, language)).map(
    (page) => new FluentResource(readFileSync(join(TEXT, language, page), 'utf-8')),
  )
const bundles = Object.fromEntries(
  LANGUAGES.map((language) => [language, catalogue(language, pages(language))]),
)
const en = bundles['en']!
const de = bundles['de']!
const names = { A: 'Mia', D: 'Juno' }

test('a card in a sentence becomes a part of its own', () => {
  const parts = sentence(de, 'fifteen-to-pile', { player: 'A', card: 'p7', other: 'D' }, names)
  expect(parts.map((part) => part.kind)).toEqual(['player', 'text', 'card', 'text', 'player'])
  expect(plain(parts)).toBe('Mia legt die rosa 7 auf den Stapel von Juno')
})

test('a message that chooses by the card says the right article', () => {
  const say = (card: string) =>
    plain(sentence(de, 'highfive-laid', { player: 'A', card, square: 'c4' }, names))
  expect(say('j')).toBe('Mia legt den Joker auf c4')
  expect(say('r9')).toBe('Mia legt die rote 9 auf c4')
})

test('several cards are one part', () => {
  const parts = sentence(en, 'highfive-drew', { player: 'A', cards: ['r9', 'j'] }, names)
  expect(parts.find((part) => part.kind === 'card')).toMatchObject({ cards: ['r9', 'j'] })
})

test('colours and leftover cards are spoken as the game speaks them', () => {
  const call = { player: 'A', named: 1, colours: ['p'], free_colour: 'b' }
  expect(plain(sentence(en, 'igo-called', call, names))).toBe('Mia calls “I Go!” with pink; blue is free')
})

test('who sits here is told as you, and what befalls them as yours', async () => {
  const swap = { event: 'swapped', seat: 'A', other: 'D', card: 'r5', other_card: 'b7' }
  const told = (me: string | null) =>
    plain(toldTo(de, { id: 'go5-swapped', telling: swap }, names, me, 'go5'))
  expect(told('A')).toMatch(/^Du tauschst mit Juno/)
  expect(told('D')).toMatch(/^Mia tauscht mit dir/)
  expect(told(null)).toMatch(/^Mia tauscht mit Juno/)
})

test('why nothing can be taken back is said to whom it is about, in every language', () => {
  const shown = Object.values(bundles).map((bundle) =>
    plain(sentence(bundle, addressed(bundle, 'nothing-to-undo'), { seat: 'A' }, names)),
  )
  expect(shown.filter((text) => text.includes('Mia'))).toEqual([])
  expect(addressed(en, 'game-over')).toBe('game-over')
})

test('a refusal that stands alone begins with a capital', () => {
  expect(plain(begun([{ kind: 'text', text: 'über den Rand' }]))).toBe('Über den Rand')
  const card = { kind: 'card', text: 'green 5', cards: ['g5'] } as const
  expect(begun([{ ...card, cards: ['g5'] }])).toEqual([card])
})

test('below zero stands a minus, and a range keeps its hyphen', () => {
  expect([signed(-35), signed(35), signed('1-4'), signed('-')]).toEqual(['−35', '35', '1-4', '-'])
})

test('numbers choose their plural', () => {
  const say = (count: number) => plain(sentence(de, 'web-cards', { count }))
  expect([say(1), say(2)]).toEqual(['1 Karte', '2 Karten'])
})

test('cards are named in every language', () => {
  const spoken = LANGUAGES.map((language) => cardName(bundles[language]!, 'fifteen', 'g15'))
  expect(spoken[0]).toBe('green 15')
  for (const name of spoken) expect(name).toMatch(/15/)
})

test('a message nobody has written comes out as its id', () => {
  expect(plain(sentence(en, 'nobody-wrote-this'))).toBe('nobody-wrote-this')
})

// Every message the client names exists, and every message written for it is named.

const SOURCES = join(import.meta.dirname, '../src')
const sources = (readdirSync(SOURCES, { recursive: true }) as string[])
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('specimen'))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf-8') }))
const written = new Set(
  readdirSync(join(TEXT, 'en')).flatMap((page) =>
    [...readFileSync(join(TEXT, 'en', page), 'utf-8').matchAll(/^(web-[a-z0-9-]+) =/gm)].map(
      (match) => match[1]!,
    ),
  ),
)
const named = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/['"`](web-[a-z0-9-]+[a-z0-9])/g)].map((match) => match[1]!),
  ),
)
// Ids put together from a part: web-react-${reaction}, id="web-fifteen-{asked}", 'web-told' and an event.
const stems = [
  ...sources.flatMap(({ text }) => [...text.matchAll(/(web-[a-z0-9-]+-)\$?\{/g)].map((match) => match[1]!)),
  ...[...named].filter((id) => !written.has(id)).map((id) => `${id}-`),
]
const made = (id: string): boolean =>
  stems.some((stem) => id.startsWith(stem)) || SHELF.some((game) => id === `web-${game.name}-one`)

test('every message the client names is written', () => {
  const missing = [...named].filter(
    (id) => !written.has(id) && ![...written].some((each) => each.startsWith(`${id}-`)),
  )
  expect(missing).toEqual([])
})

test('every message written for the client is said somewhere', () => {
  const inside = readFileSync(join(TEXT, 'en/web.ftl'), 'utf-8')
  expect([...written].filter((id) => !named.has(id) && !made(id) && !inside.includes(`{ ${id} }`))).toEqual(
    [],
  )
})

test('no sentence stands outside the catalogues', () => {
  const outside = sources.flatMap(({ file, text }) => {
    if (!file.endsWith('.svelte')) return []
    const markup = text
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->|&nbsp;/g, '')
      .replace(/\{[^{}]*(\{[^{}]*(\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '')
    const shown = [...markup.matchAll(/>([^<>]*[A-Za-zÄÖÜäöü]{2,}[^<>]*)</g)].map((match) => match[1]!.trim())
    const spoken = [
      ...markup.matchAll(/(?:aria-label|placeholder|title|alt)="([^"]*[A-Za-z]{2,}[^"]*)"/g),
    ].map((m) => m[1]!)
    return [...shown, ...spoken].filter((words) => !ALLOWED.has(words)).map((words) => `${file}: ${words}`)
  })
  expect(outside).toEqual([])
})
const ALLOWED = new Set(['Handvoll', '· Handvoll', 'I Go!', 'K7Q4XZ']) // names, and what a code looks like

test('a fact nobody gave is left out, not shown as a placeholder', () => {
  for (const bundle of Object.values(bundles)) {
    expect(plain(sentence(bundle, 'fiver-alone'))).not.toMatch(/[{}$()]/)
    expect(plain(sentence(bundle, 'table-seat-taken'))).not.toMatch(/[{}$]/)
  }
})

test('who asks for the words of looking back while the language is changed has them in the new one', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const { words } = await import('../src/lib/words.svelte')
  for (const language of ['de', 'en'] as const) await words.speak(language)
  const more = words.more()
  await words.speak('de')
  await more
  expect(words.has('coach-looking')).toBe(true)
  vi.unstubAllGlobals()
})
