// The rule pages of this house, and of games that came to it after the client was built.

import { parse, type Block } from './rulepage'

const PAGES = import.meta.glob<string>('../../../src/handvoll/text/rules/*.md', {
  query: '?raw',
  import: 'default',
})

/** The rules of a game in a language, block by block. */
export async function rulesOf(game: string, language: string): Promise<Block[]> {
  const ours = PAGES[`../../../src/handvoll/text/rules/${game}.${language}.md`]
  return parse(ours ? await ours() : await broughtRules(game, language))
}

async function broughtRules(game: string, language: string): Promise<string> {
  const { rulesOf } = await import('./learn')
  return rulesOf(game, language)
}
