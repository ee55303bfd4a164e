import type { GameTable } from '..'
import type { Telling } from '../../lib/wire'
import './go5.css'
import { journeys } from './journeys'
import { counts, history, standing } from './standing'
import Pad from './Pad.svelte'
import Table from './Table.svelte'

const holds = (telling: Telling): boolean => telling.event === 'counted'

export default { Table, Pad, journeys, counts, standing, history, holds } satisfies GameTable
