import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readFuso } from '../../acesso/cliente/index.js'

/** Today, in the church's time zone. */
export const today = async (work: Pick<Writing, 'db' | 'idCliente'>): Promise<DateOnly> => todayIn(await readFuso(work))
