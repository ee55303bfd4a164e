import type { GameTable } from '..'
import './fifteen.css'
import { heard } from './heard'
import { journeys } from './journeys'
import { marks, moments } from './moments'
import { best, counts, history, places, standing } from './standing'
import Pad from './Pad.svelte'
import Table from './Table.svelte'
import { taps } from './taps'
import type { FifteenTelling, FifteenView } from './types'

export default {
  Table,
  Pad,
  taps,
  heard,
  journeys,
  marks,
  moments,
  counts,
  standing,
  places,
  history,
  best,
} satisfies GameTable<FifteenView, FifteenTelling>
