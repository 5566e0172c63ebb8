import { sql } from 'kysely'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { guardados, paciencia } from './relatorio.rules.js'

const columns = [
  'relatorio.id',
  'relatorio.uuid',
  'relatorio.idCliente',
  'relatorio.tipo',
  'relatorio.parametros',
  'relatorio.status',
  'relatorio.progresso',
  'relatorio.motivo',
  'relatorio.bytes',
  'relatorio.prontoEm',
  'relatorio.solicitadoPor',
  'relatorio.nomeSolicitante',
  'relatorio.createdAt',
  'relatorio.updatedAt',
] as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

const mine = (work: Scope, solicitadoPor: number) =>
  from(work, 'relatorio').select(columns).where('relatorio.solicitadoPor', '=', solicitadoPor)

/** A report that this person requested. Other people's reports are not found. */
export const ler = (work: Scope, ref: RecordRef, solicitadoPor: number) =>
  mine(work, solicitadoPor).where(isRecord('relatorio', ref)).executeTakeFirst()

/** A finished report of this church, no matter who requested it. */
export const pronto = (work: Scope, uuid: string) =>
  from(work, 'relatorio').select('tipo').where('uuid', '=', uuid).where('status', '=', 'pronto').executeTakeFirst()

export type RelatorioRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** The latest reports that this person requested, newest first. */
export const recentes = (work: Scope, solicitadoPor: number): Promise<RelatorioRow[]> =>
  mine(work, solicitadoPor).orderBy('relatorio.id', 'desc').limit(10).execute()

/** The oldest finished reports over the limits of their person and of the church. */
export async function excedentes({
  db,
  idCliente,
}: Writing): Promise<{ id: number; uuid: string; idCliente: number }[]> {
  const { rows } = await sql<{ id: number; uuid: string }>`
    select id, uuid from (
      select id, uuid, row_number() over (partition by solicitado_por order by id desc) as da_pessoa,
        row_number() over (order by id desc) as da_igreja
      from relatorio where id_cliente = ${idCliente} and status in ('pronto', 'falhou')) r
    where da_pessoa > ${guardados.pessoa} or da_igreja > ${guardados.igreja}`.execute(db)
  return rows.map((row) => ({ ...row, idCliente }))
}

/** Locks this person's requests for reports until the transaction ends, so that they run one after the other. */
export const trancarPedidos = ({ db, idCliente }: Writing, solicitadoPor: number) =>
  sql`select pg_advisory_xact_lock(${idCliente}::int, ${solicitadoPor}::int)`.execute(db)

/** How many unfinished reports this person has. */
export async function emAndamento(work: Scope, solicitadoPor: number): Promise<number> {
  const rows = await from(work, 'relatorio')
    .select('relatorio.id')
    .where('relatorio.solicitadoPor', '=', solicitadoPor)
    // a report whose process ended counts as failed, as on the screen
    .where(
      sql<boolean>`status = 'na_fila' or status = 'gerando' and updated_at > now() - make_interval(secs => ${paciencia / 1000})`,
    )
    .limit(20)
    .execute()
  return rows.length
}
