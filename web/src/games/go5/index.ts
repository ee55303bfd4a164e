import type { GameTable } from '..'
import './go5.css'
import { heard } from './heard'
import { journeys, rests } from './journeys'
import { marks, moments } from './moments'
import { best, counts, goal, history, standing, where } from './standing'
import Pad from './Pad.svelte'
import Table from './Table.svelte'
import { taps } from './taps'
import type { Go5Telling, Go5View } from './types'

export default {
  Table,
  Pad,
  taps,
  heard,
  After: Pad,
  journeys,
  marks,
  moments,
  rests,
  anew: ['began'],
  where,
  goal,
  best,
  counts,
  standing,
  history,
  rounds: true,
} satisfies GameTable<Go5View, Go5Telling>
