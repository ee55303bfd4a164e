import type { GameTable } from '..'
import './fiver.css'
import { heard } from './heard'
import { journeys, rests } from './journeys'
import { marks } from './moments'
import { counts, history, standing } from './standing'
import Pad from './Pad.svelte'
import After from './After.svelte'
import Table from './Table.svelte'
import { taps } from './taps'
import type { FiverTelling, FiverView } from './types'
import { mine } from './view'
import { where } from './where'

export default {
  Table,
  Pad,
  taps,
  heard,
  After,
  journeys,
  marks,
  mine,
  rests,
  counts,
  standing,
  history,
  rounds: true,
  where,
} satisfies GameTable<FiverView, FiverTelling>
