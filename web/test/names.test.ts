// Only a game's folder knows the game: everything else works for any game on the shelf.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const NAMES = /\b(go5|fifteen|15go|high ?five|i ?go|fiver|5er)\b/i
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(css|svelte|svg|ts)$/.test(name) && !/^(games|specimen)\//.test(name),
)

test('no file outside of its folder names a game', () => {
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((name) =>
    readFileSync(`src/${name}`, 'utf8')
      .split('\n')
      .flatMap((line, i) => (NAMES.test(line) ? [`${name}:${i + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
