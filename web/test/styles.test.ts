// Colours are in tokens.css, and the screens we know in media.css, and nowhere else.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HEX = /(?<=[\s"'(:,])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=[\s;"',)])/gi
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(css|svelte)$/.test(name) && !name.endsWith('tokens.css'),
)

test('no colour stands beside the tokens', () => {
  expect(files.length).toBeGreaterThan(60)
  const found = files.flatMap((name) =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(HEX)].map(([colour]) => `${name}: ${colour}`),
  )
  expect(found).toEqual([])
})

test('a screen is called by its name: breakpoints are in media.css', () => {
  const found = files
    .filter((name) => name !== 'styles/media.css')
    .flatMap((name) =>
      [...readFileSync(`src/${name}`, 'utf8').matchAll(/@media[^{]*\d[^{]*/g)].map(
        ([query]) => `${name}: ${query}`,
      ),
    )
  expect(found).toEqual([])
})

test('every name of a screen is used, and means one thing', () => {
  const meant = [
    ...readFileSync('src/styles/media.css', 'utf8').matchAll(/@custom-media (--[\w-]+) ([^;]+);/g),
  ]
  const all = files.map((name) => readFileSync(`src/${name}`, 'utf8')).join('\n')
  expect(meant.length).toBeGreaterThan(10)
  expect(new Set(meant.map(([, , query]) => query)).size).toBe(meant.length)
  expect(meant.map(([, name]) => name).filter((name) => !all.includes(`(${name})`))).toEqual([])
})

test('dark is written once: what differs is a light-dark() of its token', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const dark = tokens.slice(tokens.indexOf('@media (prefers-color-scheme: dark)'), tokens.indexOf('.h-red'))
  expect(tokens.match(/light-dark\(/g)?.length).toBeGreaterThan(30)
  expect(dark).not.toMatch(HEX)
})

// What is in a file, by its name: the classes its markup carries, and those its styles speak of.
const words = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([found]) => found.match(/[a-z][\w-]*/gi) ?? []))
const sources = new Map(files.map((name) => [name, readFileSync(`src/${name}`, 'utf8')]))
const drawn = new Map(
  [...sources]
    .filter(([name]) => name.endsWith('.svelte'))
    .map(([name, text]) => [name, words(text, /(class|extra)(=|:)("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}|\w+)/g)]),
)
const styles = new Map(
  [...sources].map(([name, text]) => [name, name.endsWith('.css') ? text : (text.split('<style>')[1] ?? '')]),
)

/** The components that draw a class, and the files that style it. */
const drawers = (name: string): string[] =>
  [...drawn].filter(([, all]) => all.has(name)).map(([file]) => file)
const stylists = (name: string): string[] =>
  [...styles].filter(([, css]) => new RegExp(`\\.${name}(?![\\w-])`).test(css)).map(([file]) => file)

test('what only one component draws, and nobody else speaks of, is styled in it', () => {
  // what everything is made of has no owner: the ground, and cards
  const shared = [...styles.keys()].filter((name) => /\.css$/.test(name) && !/(base|cards)\.css$/.test(name))
  expect(shared.length).toBeGreaterThan(10)
  const found = shared.flatMap((sheet) =>
    [...styles.get(sheet)!.matchAll(/(?<=^\s*|,\s*)\.([a-z][\w-]*)(?=[^{};]*\{)/gim)]
      .map(([, name = '']) => name)
      .filter((name) => drawers(name).length === 1 && stylists(name).every((file) => file === sheet))
      .map((name) => `${sheet}: .${name} of ${drawers(name)[0]}`),
  )
  expect(found).toEqual([])
})

test('what a game has of its own, the house gives without weight: whichever comes first', () => {
  const house = readFileSync('src/styles/tokens.css', 'utf8').replace(/:where\(:root\) \{[^}]*\}/, '')
  const games = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^games\/\w+\/tokens\.css$/.test(name),
  )
  expect(games.length).toBe(5)
  const own = games.flatMap(
    (name) => readFileSync(`src/${name}`, 'utf8').match(/--(table|felt|on-felt):/g) ?? [],
  )
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((token) => house.includes(` ${token}`))).toEqual([])
})
