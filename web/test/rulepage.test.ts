import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inShort, parse } from '../src/lib/rulepage'
import { partsOf } from '../src/lib/drawing'

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
  const shown = JSON.stringify(
    blocks.map((block) => ('spans' in block ? block.spans : 'rows' in block ? block.rows : block.frames)),
  )
  expect(shown).not.toMatch(/\*\*|\{[A-Z]\d/)
  const told = new Set(blocks.flatMap((block) => ('rules' in block ? block.rules : [])))
  const tagged = [...text.matchAll(/\{([A-Z]\d+(?: [A-Z]\d+)*)\}/g)].flatMap((match) => match[1]!.split(' '))
  expect([...told].sort()).toEqual([...new Set(tagged)].sort())
})

test('drawings stand side by side; those after an example are its steps, and the first ones tell the game', () => {
  const page = '# Go\n\n![Draw.](. > *r1)\n![Lay.](r1 ?2)\n\n## Turn\n\n*Example:* Mia.\n\n![One.](r1)\n'
  const blocks = parse(page)
  expect(blocks.filter((block) => block.kind === 'figure').map((block) => block.steps)).toEqual([false, true])
  expect(inShort(blocks)).toEqual([
    { caption: 'Draw.', drawing: '. > *r1' },
    { caption: 'Lay.', drawing: 'r1 ?2' },
  ])
})

test('a drawing has cards that lie together, places, arrows and numbers', () => {
  expect(partsOf('. > *r1 ?2 =16')).toEqual([
    { kind: 'cards', cards: [{ kind: 'back', text: '', meant: false }] },
    { kind: 'arrow', text: '' },
    {
      kind: 'cards',
      cards: [
        { kind: 'card', text: 'r1', meant: true },
        { kind: 'place', text: '2', meant: false },
      ],
    },
    { kind: 'tag', text: '16' },
  ])
})

test.each(['go5', 'fifteen', 'highfive', 'igo', 'fiver'])('%s is drawn alike in all languages', (game) => {
  const drawn = ['en', 'de', 'nl', 'fr'].map((language) => {
    const blocks = parse(readFileSync(join(RULES, `${game}.${language}.md`), 'utf-8'))
    return blocks.flatMap((block) =>
      block.kind === 'figure' ? [block.frames.map(({ drawing }) => drawing)] : [],
    )
  })
  expect(drawn[0]!.length).toBeGreaterThan(5)
  for (const each of drawn) expect(each).toEqual(drawn[0])
  expect(inShort(parse(readFileSync(join(RULES, `${game}.en.md`), 'utf-8'))).length).toBeGreaterThan(2)
})
