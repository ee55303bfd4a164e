// The words and rules of a game that came to this house after the client was built.

import { FluentResource } from '@fluent/bundle'

/** What a game says in a language; nothing if it brought no words. */
export async function wordsOf(game: string, language: string): Promise<FluentResource | null> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`).catch(() => null)
  return answer?.ok ? new FluentResource(await answer.text()) : null
}

/** The rules of a game in a language, as Markdown. */
export async function rulesOf(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/rules/${language}`).catch(() => null)
  return answer?.ok ? await answer.text() : ''
}
