import type { GameTable } from '..'
import './highfive.css'
import { heard } from './heard'
import { journeys } from './journeys'
import { marks, moments } from './moments'
import { counts, history, standing } from './standing'
import Pad from './Pad.svelte'
import Table from './Table.svelte'
import { taps } from './taps'
import type { HighFiveTelling, HighFiveView } from './types'

export default {
  Table,
  Pad,
  taps,
  heard,
  journeys,
  moments,
  marks,
  counts,
  standing,
  history,
} satisfies GameTable<HighFiveView, HighFiveTelling>
