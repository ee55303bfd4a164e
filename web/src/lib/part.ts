// Parts of the client that are fetched when they are needed.

import { words } from './words.svelte'

/** A part; one that is gone comes as nothing while the page renews itself, and is waited for. */
export async function part<T>(fetched: Promise<T | undefined>): Promise<T> {
  return (await fetched) ?? new Promise(() => {})
}

/** A part that says what home does not: with the words for it. */
export async function worded<T>(fetched: Promise<T | undefined>): Promise<T> {
  const [found] = await Promise.all([part(fetched), words.more()])
  return found
}
