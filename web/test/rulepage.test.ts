import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from '../src/lib/rulepage'

const RULES = join(import.meta.dirname, '../../src/handvoll/text/rules')
const PAGES = readdirSync(RULES).filter((page) => page.endsWith('.md'))

test('a page falls into blocks, and paragraphs carry their rules', () => {
  const page =
    '# Go\n\n> Quick.\n\n## Turn\n\nTake **one** card\nor *none*. {F5 F7}\n- `row 3`: lay\n  it. {F8}\n- Pass.\n'
  expect(parse(page)).toEqual([
    { kind: 'heading', level: 1, spans: [{ kind: 'text', text: 'Go' }] },
    { kind: 'quote', spans: [{ kind: 'text', text: 'Quick.' }], rules: [] },
    { kind: 'heading', level: 2, spans: [{ kind: 'text', text: 'Turn' }] },
    {
      kind: 'text',
      spans: [
        { kind: 'text', text: 'Take ' },
        { kind: 'strong', text: 'one' },
        { kind: 'text', text: ' card or ' },
        { kind: 'em', text: 'none' },
        { kind: 'text', text: '.' },
      ],
      rules: ['F5', 'F7'],
    },
    {
      kind: 'item',
      spans: [
        { kind: 'code', text: 'row 3' },
        { kind: 'text', text: ': lay it.' },
      ],
      rules: ['F8'],
    },
    { kind: 'item', spans: [{ kind: 'text', text: 'Pass.' }], rules: [] },
  ])
})

test('a table has a head and rows', () => {
  const [table] = parse('| Five | Points |\n|---|---|\n| Pair | 1 |\n| Run | 6 |\n')
  expect(table).toMatchObject({
    kind: 'table',
    rows: [
      [{}, {}],
      [{}, {}],
    ],
  })
})

test.each(PAGES)('%s leaves no mark-up behind and keeps every rule', (page) => {
  const text = readFileSync(join(RULES, page), 'utf-8')
  const blocks = parse(text)
  const shown = JSON.stringify(blocks.map((block) => ('spans' in block ? block.spans : block.rows)))
  expect(shown).not.toMatch(/\*\*|\{[A-Z]\d/)
  const told = new Set(blocks.flatMap((block) => ('rules' in block ? block.rules : [])))
  const tagged = [...text.matchAll(/\{([A-Z]\d+(?: [A-Z]\d+)*)\}/g)].flatMap((match) => match[1]!.split(' '))
  expect([...told].sort()).toEqual([...new Set(tagged)].sort())
})
