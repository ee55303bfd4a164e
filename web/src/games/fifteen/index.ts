import type { GameTable } from '..'
import './fifteen.css'
import { journeys } from './journeys'
import { counts, history, standing } from './standing'
import Pad from './Pad.svelte'
import Table from './Table.svelte'

export default { Table, Pad, journeys, counts, standing, history } satisfies GameTable
