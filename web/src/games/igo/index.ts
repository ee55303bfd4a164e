import type { GameTable } from '..'
import './igo.css'
import './hand.css'
import './reveal.css'
import { journeys, rests } from './journeys'
import { counts, history, standing } from './standing'
import Pad from './Pad.svelte'
import Table from './Table.svelte'

export default { Table, Pad, After: Pad, journeys, rests, counts, standing, history } satisfies GameTable
