import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { type Absentee, absentees, presentSince } from '../../culto/presenca-culto/index.js'
import { countPessoas, type PessoasContadas, pessoasContadas } from './contagem.js'

/** Maximum number of listed people. */
export const mostListed = 6

interface Presencas {
  /** the day of the church for which somebody is absent */
  dia: DateOnly
  ausentes: Pick<Absentee, 'id' | 'ultimaPresenca'>[]
  totalAusentes: number
  /** the number of people present, by the id of the worship service; none where it has no number */
  presentes: Record<string, number>
  /** the day from which the services are counted */
  desde: DateOnly
}

export interface Resumos {
  pessoas?: PessoasContadas | null
  presencas?: Presencas | null
}

type Church = Pick<Reading, 'db'> & { idCliente: number }

const mostCultos = 16

const fazerPresencas = async (church: Church, dia: DateOnly): Promise<Presencas> => {
  const missing = await absentees(church, dia, mostListed)
  return {
    dia,
    ausentes: missing.map(({ id, ultimaPresenca }) => ({ id, ultimaPresenca })),
    totalAusentes: missing[0]?.total ?? 0,
    ...(await presentSince(church, mostCultos)),
  }
}

/** SQL: what has changed since the presences were counted, which ends them. */
export const presencasMudaram = (igreja: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from resumo_mudou m where m.id_cliente = ${igreja}
    and m.tabela in ('culto', 'participacao_culto', 'frequentador'))`

/** SQL: the church's figures that count, as one JSON value. */
export const resumosOf = (igreja: number): RawBuilder<Resumos> =>
  sql`jsonb_build_object('pessoas', ${pessoasContadas(igreja)}, 'presencas', (
    select valor from resumo_igreja
    where id_cliente = ${igreja} and parte = 'presencas' and not ${presencasMudaram(sql`${igreja}`)}))`

/**
 * Makes the church's figures again. What changes the presences meanwhile is either in them, or its row in `resumo_mudou` stays
 * and they do not count: these rows are read before anything is counted, and only those that were read are deleted.
 */
export async function summarise(work: Pick<Writing, 'db' | 'idCliente'>, dia: DateOnly): Promise<void> {
  const { db, idCliente } = work
  // an older count must not be written over a newer one
  await sql`select pg_advisory_xact_lock(hashtextextended('resumo_igreja', ${idCliente}))`.execute(db)
  await countPessoas(work)
  const { rows: changed } = await sql<{ uuid: string }>`
    select uuid from resumo_mudou where id_cliente = ${idCliente}`.execute(db)
  const valor = JSON.stringify(await fazerPresencas(work, dia))
  await sql`insert into resumo_igreja (id_cliente, parte, valor) values (${idCliente}, 'presencas', ${valor}::jsonb)
    on conflict (id_cliente, parte) do update set valor = excluded.valor`.execute(db)
  await sql`delete from resumo_mudou
    where id_cliente = ${idCliente} and uuid = any(${changed.map(({ uuid }) => uuid)}::uuid[])`.execute(db)
}
