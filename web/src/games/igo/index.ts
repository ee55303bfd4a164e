import type { GameTable } from '..'
import './igo.css'
import { heard } from './heard'
import { journeys, rests } from './journeys'
import { marks, moments } from './moments'
import { best, counts, goal, history, standing, where } from './standing'
import Pad from './Pad.svelte'
import Table from './Table.svelte'
import { taps } from './taps'
import type { IGoTelling, IGoView } from './types'

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
  anew: ['dealt'],
  goal,
  where,
  best,
  counts,
  standing,
  history,
  rounds: true,
} satisfies GameTable<IGoView, IGoTelling>
