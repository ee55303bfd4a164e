// Colours are in tokens.css and nowhere else.

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

test('dark is written once: what differs is a light-dark() of its token', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const dark = tokens.slice(tokens.indexOf('@media (prefers-color-scheme: dark)'), tokens.indexOf('.h-red'))
  expect(tokens.match(/light-dark\(/g)?.length).toBeGreaterThan(30)
  expect(dark).not.toMatch(HEX)
})
