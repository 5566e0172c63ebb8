import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { fusoHorario } from '../../acesso/cliente/index.js'

/** Today, in the church's time zone. */
export const today = async (work: Pick<Writing, 'db' | 'idCliente'>): Promise<DateOnly> =>
  todayIn(await fusoHorario(work))
