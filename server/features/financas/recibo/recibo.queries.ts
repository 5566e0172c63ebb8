import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { listarRecibosInput } from '../../../../schema/rules/financas/recibo.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { forbidden } from '../../../kernel/base/errors.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import type { YearLine } from './recibo.entity.js'
import { Recibo } from './recibo.entity.js'

const columns = recordFields(Recibo, 'viaPor', 'busca')

const sortColumns = {
  numero: 'recibo.numero',
  data: 'recibo.data',
  pessoa: 'recibo.busca',
  valor: 'recibo.valor',
} as const

const columnOf = { dizimo: 'recibo.idDizimo', doacao: 'recibo.idEntrada', ano: 'recibo.ano' } as const

/** The condition on the day of a cancellation. */
const cancelled = { valido: 'is', cancelado: 'is not' } as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** Whose receipts the current user sees. */
export interface ReciboView {
  /** only this person's; null: everybody's */
  somenteDe: number | null
  /** also those of donations and of whole years, besides the person's own */
  doacoes: boolean
  /** the person */
  proprio: number | null
}

/** The last number first by default. The search matches names, or one number. */
export function listRows(
  work: Reading,
  { busca, filtro, ordem, ...input }: z.output<typeof listarRecibosInput>,
  { somenteDe, doacoes, proprio }: ReciboView,
) {
  let query = from(work, 'recibo')
  if (somenteDe !== null) query = query.where('recibo.idMembro', '=', somenteDe)
  else if (!doacoes)
    query = query.where(({ eb, or }) =>
      or([eb('recibo.idDizimo', 'is not', null), eb('recibo.idMembro', '=', proprio ?? 0)]),
    )
  if (/^\s*\d{1,9}\s*$/.test(busca ?? '')) query = query.where('recibo.numero', '=', Number(busca))
  else for (const pattern of searchPatterns(busca)) query = query.where('recibo.busca', 'like', pattern)
  if (filtro?.estado) query = query.where('recibo.canceladoEm', cancelled[filtro.estado], null)
  if (filtro?.tipo) query = query.where(columnOf[filtro.tipo], 'is not', null)
  if (filtro?.ano) query = query.where('recibo.ano', '=', filtro.ano)
  if (filtro?.mes) {
    const first = `${filtro.mes}-01`
    query = query.where(
      sql<boolean>`recibo.data between ${first}::date and (${first}::date + interval '1 month - 1 day')::date`,
    )
  }
  if (filtro?.idMembro) {
    const { idMembro } = filtro
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('usuario')
          .select('usuario.id')
          .whereRef('usuario.id', '=', 'recibo.idMembro')
          .whereRef('usuario.idCliente', '=', 'recibo.idCliente')
          .where(isRecord('usuario', idMembro)),
      ),
    )
  }
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'numero'], direction)
    .orderBy('recibo.id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'recibo').select(columns).where(isRecord('recibo', ref)).executeTakeFirst()

export type ReciboRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The last receipt of a tithe, also a cancelled one. */
export const ofDizimo = (work: Scope, idDizimo: number) =>
  from(work, 'recibo')
    .select(columns)
    .where('recibo.idDizimo', '=', idDizimo)
    .orderBy('recibo.numero', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The income of a donation: whether it was reversed, and its valid receipt. */
export async function statusOf(work: Writing, idEntrada: number) {
  const { rows } = await sql<{ estornada: boolean; recibo: number | null }>`
    select exists (select from entrada e where e.id_cliente = ${work.idCliente} and e.id_estornado = ${idEntrada}
        and e.excluido_em is null) as estornada,
      (select r.id from recibo r where r.id_cliente = ${work.idCliente} and r.id_entrada = ${idEntrada}
        and r.cancelado_em is null) as recibo`.execute(work.db)
  return rows[0] as { estornada: boolean; recibo: number | null }
}

/** Issues the receipt of a donation; the database numbers it and fills in what it says. */
export async function issueForEntrada(work: Writing, idEntrada: number, issuedBy: number | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into recibo (id_cliente, id_entrada, emitido_por) values (${work.idCliente}, ${idEntrada}, ${issuedBy})
    returning id`.execute(work.db)
  return (rows[0] as { id: number }).id
}

interface Comprovante {
  idMembro: number
  ano: number
  linhas: readonly YearLine[]
  emitidoPor: number | null
}

/** The valid statement of what a person gave in a year. */
export const inYear = (work: Scope, idMembro: number, ano: number) =>
  from(work, 'recibo')
    .select(columns)
    .where('recibo.idMembro', '=', idMembro)
    .where('recibo.ano', '=', ano)
    .where('recibo.canceladoEm', 'is', null)
    .executeTakeFirst()

/** SQL: the valid statements of a year. */
const validOfYear = (work: Scope, ano: number) =>
  from(work, 'recibo').where('recibo.ano', '=', ano).where('recibo.canceladoEm', 'is', null)

export async function countInYear(work: Scope, ano: number): Promise<number> {
  const { n } = await validOfYear(work, ano)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/**
 * Valid statements of a year by the names of the persons, each with who issued it and the number that it replaces.
 * @param afterId the last one of those before
 */
export function yearReciboPage(work: Scope, ano: number, afterId: { id: number } | undefined, howMany: number) {
  let query = validOfYear(work, ano)
  if (afterId)
    query = query.where(
      sql<boolean>`(recibo.busca, recibo.id) > (select r.busca, r.id from recibo r
        where r.id_cliente = ${work.idCliente} and r.id = ${afterId.id})`,
    )
  return query
    .leftJoin('usuario as emissor', (join) =>
      join.onRef('emissor.id', '=', 'recibo.emitidoPor').onRef('emissor.idCliente', '=', 'recibo.idCliente'),
    )
    .leftJoin('recibo as anterior', (join) =>
      join.onRef('anterior.id', '=', 'recibo.idSubstituido').onRef('anterior.idCliente', '=', 'recibo.idCliente'),
    )
    .select([...columns, 'emissor.name as nomeEmissor', 'anterior.numero as numeroSubstituido'])
    .orderBy('recibo.busca')
    .orderBy('recibo.id')
    .limit(howMany)
    .execute()
}

/** Issues a yearly statement in the place of the valid one; the database numbers it and fills in what it says. */
export async function issueForYear(work: Writing, { idMembro, ano, linhas, emitidoPor }: Comprovante): Promise<number> {
  await sql`
    update recibo set cancelado_em = now(), cancelado_por = ${emitidoPor}, updated_at = now(), versao = versao + 1,
      motivo_cancelamento = 'Substituído por um mais novo'
    where id_cliente = ${work.idCliente} and id_membro = ${idMembro} and ano = ${ano} and cancelado_em is null`.execute(
    work.db,
  )
  const { rows } = await sql<{ id: number }>`
    insert into recibo (id_cliente, id_membro, ano, linhas, emitido_por)
    values (${work.idCliente}, ${idMembro}, ${ano}, ${JSON.stringify(linhas)}::jsonb, ${emitidoPor}) returning id`.execute(
    work.db,
  )
  return (rows[0] as { id: number }).id
}

/** A record that has an income under somebody's name. */
export interface Origin {
  origem: 'dizimo' | 'doacao'
  idOrigem: number
}

/** SQL: that a receipt is of this record. */
const ofOrigin = ({ idCliente }: Pick<Writing, 'idCliente'>, { origem, idOrigem }: Origin) =>
  origem === 'dizimo'
    ? sql`id_dizimo = ${idOrigem}`
    : sql`id_entrada in (select e.id from entrada e where e.id_cliente = ${idCliente} and e.origem = ${origem}
        and e.id_origem = ${idOrigem})`

/** SQL: the valid receipts, joined by church, as readings of all churches need it in Citus. */
const validRecibos = (from: RawBuilder<unknown>) =>
  sql`join recibo r on r.id_cliente = e.id_cliente and r.cancelado_em is null and ${from}`

/** Which of these incomes are of a tithe or a donation with a valid receipt, which their reversal cancels. */
export async function entradasWithRecibo(
  { db, idCliente }: Pick<Reading, 'db' | 'idCliente'>,
  entradas: readonly number[],
): Promise<ReadonlySet<number>> {
  const these = sql`${idCliente === null ? sql`true` : sql`e.id_cliente = ${idCliente}`}
    and e.id = any (${entradas}::int[]) and e.id_estornado is null`
  const { rows } = await sql<{ id: number }>`
    select e.id from entrada e ${validRecibos(sql`r.id_dizimo = e.id_origem`)} where ${these} and e.origem = 'dizimo'
    union
    select e.id from entrada e
      join entrada o on o.id_cliente = e.id_cliente and o.origem = e.origem and o.id_origem = e.id_origem
      ${validRecibos(sql`r.id_entrada = o.id`)} where ${these} and e.origem = 'doacao'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Loads whether a donation has a valid receipt, which its deletion cancels. */
export const doacaoWithRecibo = groupedBy<boolean>(async ({ db, idCliente }, doacoes) => {
  const { rows } = await sql<{ id: number }>`
    select distinct e.id_origem as id from entrada e ${validRecibos(sql`r.id_entrada = e.id`)}
    where ${idCliente === null ? sql`true` : sql`e.id_cliente = ${idCliente}`} and e.origem = 'doacao'
      and e.id_origem = any (${doacoes}::int[])`.execute(db)
  const found = new Set(rows.map(({ id }) => id))
  return doacoes.map((id) => found.has(id))
})

/**
 * Cancels the receipt of a tithe or a donation, if it has one.
 * @param who the current user; null: the money went back through the bank, which nobody's right changes
 * @throws FORBIDDEN when the current user may not cancel it: a number that was given away is not everybody's to take back
 */
export async function cancelOf(
  work: Writing,
  { origem, idOrigem }: Origin,
  motivo: string,
  who: Context | null,
): Promise<void> {
  const { rows } = await sql<{ numero: number }>`
    update recibo set cancelado_em = now(), motivo_cancelamento = ${motivo}, updated_at = now(), versao = versao + 1,
      cancelado_por = (select u.id from usuario u where u.id_cliente = ${work.idCliente}
        and u.id = nullif(current_setting('app.id_usuario', true), '')::int)
    where id_cliente = ${work.idCliente} and cancelado_em is null and ${ofOrigin(work, { origem, idOrigem })} returning numero`.execute(
    work.db,
  )
  if (!rows[0] || !who || who.can('recibo.cancelar')) return
  // a token is told which of its scopes is missing
  if (who.viewer?.escopos) who.authorise('recibo.cancelar')
  throw forbidden(`O recibo nº ${rows[0].numero} já foi emitido: isto é para quem pode cancelar recibos.`)
}

/** Takes a person's name and document out of the receipts, which stay in the books. */
export const anonymiseOf = (work: Writing, idMembro: number) =>
  work.db
    .updateTable('recibo')
    .set({ nomePessoa: 'Pessoa anonimizada', documento: null })
    .where('idCliente', '=', work.idCliente)
    .where('idMembro', '=', idMembro)
    .execute()

/** The receipt with this code, unless the church closes its account. */
export const checkedByCodigo = (work: Scope, idCliente: number, codigo: string) =>
  from({ ...work, idCliente }, 'recibo')
    .innerJoin('cliente', (join) =>
      join.onRef('cliente.id', '=', 'recibo.idCliente').onRef('cliente.idCliente', '=', 'recibo.idCliente'),
    )
    .select([
      'recibo.nomeIgreja',
      'recibo.numero',
      'recibo.ano',
      'recibo.data',
      'recibo.valor',
      'recibo.nomePessoa',
      'recibo.canceladoEm',
    ])
    .where('recibo.codigo', '=', codigo)
    .where('cliente.apagarEm', 'is', null)
    .executeTakeFirst()

/** Loads whole receipts, for records that name one. */
export const reciboById = loaderOf((work, ids) =>
  from(work, 'recibo').select(columns).where('recibo.id', 'in', ids).execute(),
)

/** The church's logo, for the receipt's page. */
export const igrejaById = loaderOf((work, ids) =>
  from(work, 'cliente').select(['id', 'idLogo', 'fusoHorario']).where('id', 'in', ids).execute(),
)
