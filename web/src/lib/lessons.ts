// Learning a game: sitting down to its lesson, and to the first real game after it.

import { api } from './api'
import { here } from './here.svelte'
import { keep, kept } from './kept'
import { met, playNow } from './opening'
import { settings } from './settings.svelte'
import type { LessonPath, LessonStep } from './wire'

const GENTLE = '1' // the level of the bots

/** How far somebody is with a lesson on this device, and whether they went there without a connection. */
interface Far {
  done: number // steps
  alone: boolean
}

export const farIn = (game: string): Far =>
  JSON.parse(kept(`lesson.${game}`) ?? '{"done":0,"alone":false}') as Far

/** Note where a lesson is; what the server does not know yet is only forgotten when it does. */
export function noteStep(game: string, { step, number, steps }: LessonStep, alone: boolean): void {
  const far = farIn(game)
  const done = step === null ? steps : number - 1
  if (alone || !far.alone) keep(`lesson.${game}`, JSON.stringify({ done, alone }))
}

/** Go on with the lesson of a game, or begin it; nobody needs a name to learn. */
export async function learn(game: string, replace = false): Promise<void> {
  await api.introduce(settings.name)
  met()
  const { done, alone } = farIn(game)
  const table = await api.learn(game, alone ? done : 0)
  keep(`lesson.${game}`, JSON.stringify({ done, alone: false }))
  here.go({ screen: 'table', id: table.id }, replace)
}

/** Where all that a lesson tells is. */
export const pathAt = (game: string): string => `/api/lessons/${encodeURIComponent(game)}/path`

/** All that a lesson tells, if it was opened here before. */
export async function keptPath(game: string): Promise<LessonPath | null> {
  const answer = await globalThis.caches?.match(pathAt(game))
  return answer ? ((await answer.json()) as LessonPath) : null
}

/** A real game with gentle bots, where each thing that happens for the first time is explained. */
export async function firstGame(game: string): Promise<void> {
  const { seats, options } = await api.lesson(game)
  keep('first', game)
  await playNow(game, seats, GENTLE, options)
}
