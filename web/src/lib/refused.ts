// Telling people why something was not done.

import { Refused } from './api'
import type { Refusal } from './wire'
import { say } from './words.svelte'

/** Why the server refused; whatever else went wrong is a bug, and thrown on. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Refused)) throw error
  return error.refusal
}

/** The same in words. */
export function toldWhy(error: unknown): string {
  const { message, facts } = refusalOf(error)
  return say(message, facts)
}

/** What went wrong in words, whatever it was. */
export const whatWentWrong = (error: unknown): string =>
  error instanceof Refused ? toldWhy(error) : say('web-went-wrong.explain')

/** Whether the server could not be reached. */
export const isLost = (error: unknown): boolean => refusalOf(error).kind === 'lost'
