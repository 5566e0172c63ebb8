import { sql } from 'kysely'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { Relatorio } from './relatorio.entity.js'
import { guardados, paciencia } from './relatorio.rules.js'

const columns = recordFields(Relatorio, 'versao')

type Scope = Pick<Reading, 'db' | 'idCliente'>

const mine = (work: Scope, requestedBy: number) =>
  from(work, 'relatorio').select(columns).where('relatorio.solicitadoPor', '=', requestedBy)

/** A report that this person requested. Other people's reports are not found. */
export const read = (work: Scope, ref: RecordRef, requestedBy: number) =>
  mine(work, requestedBy).where(isRecord('relatorio', ref)).executeTakeFirst()

/** A finished report of this church, no matter who requested it. */
export const readyRelatorio = (work: Scope, uuid: string) =>
  from(work, 'relatorio').select('tipo').where('uuid', '=', uuid).where('status', '=', 'pronto').executeTakeFirst()

export type RelatorioRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The latest reports that this person requested, newest first. */
export const recentRelatorios = (work: Scope, requestedBy: number): Promise<RelatorioRow[]> =>
  mine(work, requestedBy).orderBy('relatorio.id', 'desc').limit(10).execute()

/** The oldest finished reports over the limits of their person and of the church. */
export async function surplus({ db, idCliente }: Writing): Promise<{ id: number; uuid: string; idCliente: number }[]> {
  const { rows } = await sql<{ id: number; uuid: string }>`
    select id, uuid from (
      select id, uuid, row_number() over (partition by solicitado_por order by id desc) as da_pessoa,
        row_number() over (order by id desc) as da_igreja
      from relatorio where id_cliente = ${idCliente} and status in ('pronto', 'falhou')) r
    where da_pessoa > ${guardados.pessoa} or da_igreja > ${guardados.igreja}`.execute(db)
  return rows.map((row) => ({ ...row, idCliente }))
}

/** Locks this person's requests for reports until the transaction ends, so that they run one after the other. */
export const lockPedidos = ({ db, idCliente }: Writing, requestedBy: number) =>
  sql`select pg_advisory_xact_lock(${idCliente}::int, ${requestedBy}::int)`.execute(db)

/** How many unfinished reports this person has. */
export async function underWay(work: Scope, requestedBy: number): Promise<number> {
  const rows = await from(work, 'relatorio')
    .select('relatorio.id')
    .where('relatorio.solicitadoPor', '=', requestedBy)
    // a report whose process ended counts as failed, as on the screen
    .where(
      sql<boolean>`status = 'na_fila' or status = 'gerando' and updated_at > now() - make_interval(secs => ${paciencia / 1000})`,
    )
    .limit(20)
    .execute()
  return rows.length
}
