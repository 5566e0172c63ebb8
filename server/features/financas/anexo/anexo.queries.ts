import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { listarAnexosInput } from '../../../../schema/rules/financas/anexo.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, isUuid, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { Belongs } from '../../../kernel/work/edges/edge.js'
import { asks, lean, listOf } from '../../../kernel/work/edges/list.js'
import { Anexo } from './anexo.entity.js'
import { type AnexoKindName, kindNames, kinds, readableKinds } from './anexo.rules.js'

const columns = recordFields(Anexo, 'idArquivo', 'conteudo', 'busca')

type Scope = Pick<Reading, 'db' | 'idCliente'>
type Viewed = Scope & { ctx: Context }

const igreja = sql.ref('anexo.id_cliente')
const registro = sql.ref('anexo.id_registro')

/**
 * SQL: whether a record is final, so that the attachments that it has stay: an entry of a closed month, a record whose
 * entry is in one, a decided budget, a meeting with approved minutes.
 */
const final: Record<AnexoKindName, (id: RawBuilder<unknown>, igreja: RawBuilder<unknown>) => RawBuilder<boolean>> = {
  entrada: (id, igreja) => bookedEntry('entrada', sql`l.id = ${id}`, igreja),
  saida: (id, igreja) => bookedEntry('saida', sql`l.id = ${id}`, igreja),
  contaPagar: (id, igreja) => bookedEntry('saida', createdBy('contaPagar', id), igreja),
  contaReceber: (id, igreja) => bookedEntry('entrada', createdBy('contaReceber', id), igreja),
  manutencaoPatrimonio: (id, igreja) => bookedEntry('saida', createdBy('manutencaoPatrimonio', id), igreja),
  orcamento: (id, igreja) => sql`exists (
    select from orcamento o where o.id_cliente = ${igreja} and o.id = ${id} and o.status_orcamento <> 'pendente')`,
  reuniaoLideranca: (id, igreja) => isApproved(id, igreja),
}

const bookedEntry = (livro: 'entrada' | 'saida', qual: RawBuilder<unknown>, igreja: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from ${sql.table(livro)} l join fechamento f on f.id_cliente = l.id_cliente
    where l.id_cliente = ${igreja} and ${qual} and l.excluido_em is null and l.data <= f.fechado_ate)`

const createdBy = (origin: AnexoKindName, id: RawBuilder<unknown>) =>
  sql`l.origem = ${sql.lit(origin)} and l.id_origem = ${id}`

const isApproved = (id: RawBuilder<unknown>, igreja: RawBuilder<unknown>) => sql<boolean>`exists (
  select from ata a where a.id_cliente = ${igreja} and a.id_reuniao = ${id} and a.aprovada_em is not null)`

/**
 * SQL: whether a month was closed, after the attachment was added, that has an entry of a record with several entries. An
 * attachment that was added later is of a record whose first entry was final then. The last closing tells whether there
 * was one since, and a later month than that of the first entry may be what it closed.
 */
const closedAfter: Partial<Record<AnexoKindName, RawBuilder<boolean>>> = {
  contaPagar: inOtherMonth('saida', 'contaPagar'),
  contaReceber: inOtherMonth('entrada', 'contaReceber'),
}

function inOtherMonth(livro: 'entrada' | 'saida', origin: AnexoKindName): RawBuilder<boolean> {
  const qual = sql`l.id_cliente = ${igreja} and ${createdBy(origin, registro)} and l.excluido_em is null`
  return sql<boolean>`exists (
    select from ${sql.table(livro)} l join fechamento f on f.id_cliente = l.id_cliente
    where ${qual} and l.data <= f.fechado_ate and f.fechado_em > anexo.created_at
      and l.data >= (select date_trunc('month', min(l.data)::timestamp) + interval '1 month' from ${sql.table(livro)} l where ${qual}))`
}

/** Whether an attachment belongs to what is final of its record, as a column of the attachment. */
const fixo = sql<boolean>`case anexo.especie ${sql.join(
  kindNames.map((nome) => {
    const after = sql` and (not anexo.posterior or ${closedAfter[nome] ?? sql`false`})`
    return sql`when ${sql.lit(nome)} then ${final[nome](registro, igreja)}${after}`
  }),
  sql` `,
)} else true end`

/**
 * The attachments whose records the current user may read: not those of deleted records, unless the user may restore
 * them, nor those of meetings whose minutes are a draft, unless the user may read drafts, nor those that show who gave,
 * unless the user may know it.
 */
function readableAnexos({ ctx }: Viewed): RawBuilder<boolean> {
  const each = readableKinds(ctx).map((nome) => {
    const { tabela } = kinds[nome]
    const live = ctx.can('lixeira.restaurar') ? sql`` : sql` and r.excluido_em is null`
    const rascunho =
      nome === 'reuniaoLideranca' && !ctx.can('reuniaoLideranca.lerRascunhoAta')
        ? sql` and ${isApproved(registro, igreja)}`
        : sql``
    const whose = nome === 'entrada' ? sql` and ${mayKnowWhose(ctx)}` : sql``
    return sql`anexo.especie = ${sql.lit(nome)} and exists (
      select from ${sql.table(tabela)} r where r.id_cliente = ${igreja} and r.id = ${registro}${live}${whose})${rascunho}`
  })
  return each.length ? sql`(${sql.join(each, sql` or `)})` : sql`false`
}

/** Dízimo, among the five fixed categories of income. */
const dizimos = 1

/**
 * SQL: whether the current user may know who gave an income `r`. Its file shows it: whoever reads only the ledger does not
 * see those of tithes, donations and payments by Pix, but the own ones.
 */
function mayKnowWhose(ctx: Context): RawBuilder<boolean> {
  const ownTable = (tabela: 'dizimo' | 'doacao') => sql`exists (
    select from ${sql.table(tabela)} g
    where g.id_cliente = ${igreja} and g.id = r.id_origem and g.id_membro = ${ctx.viewer?.id ?? 0})`
  const withoutDizimos = sql`r.categoria <> ${dizimos} and coalesce(r.origem not in ('dizimo', 'pixRecebido'), true)
    or r.origem = 'dizimo' and ${ownTable('dizimo')}`
  const withoutDoacoes = sql`r.origem is distinct from 'doacao' or ${ownTable('doacao')}`
  return sql<boolean>`(${ctx.can('dizimo.lerDeTodos') ? sql`true` : withoutDizimos})
    and (${ctx.can('doacao.lerDoador') ? sql`true` : withoutDoacoes})`
}

/** The newest first. */
export function listRows(work: Reading & { ctx: Context }, input: z.output<typeof listarAnexosInput>) {
  const { filtro } = input
  let query = from(work, 'anexo')
    .where('anexo.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
    .where(readableAnexos(work))
  for (const pattern of searchPatterns(input.busca)) query = query.where('anexo.busca', 'like', pattern)
  if (filtro?.especie) query = query.where('anexo.especie', '=', filtro.especie)
  if (filtro?.idRegistro)
    query = query.where(ofFilter(filtro.especie ? [filtro.especie] : kindNames, filtro.idRegistro))
  const sorted = query
    .select(lean(columns, input.columns))
    .select(asks(input.columns, 'fixo') ? [fixo.as('fixo')] : [])
    .orderBy('anexo.id', 'desc')
  return listOf(input, sorted, query)
}

/** The attachments of a record by number or uuid; a number without a kind may be that of several records. */
const ofFilter = (nomes: readonly AnexoKindName[], ref: RecordRef) =>
  sql<boolean>`(${sql.join(
    nomes.map((nome) => {
      const { tabela } = kinds[nome]
      return sql`anexo.especie = ${sql.lit(nome)} and exists (
        select from ${sql.table(tabela)} where ${sql.ref(`${tabela}.id_cliente`)} = ${igreja}
          and ${sql.ref(`${tabela}.id`)} = ${registro} and ${isRecord(tabela, ref)})`
    }),
    sql` or `,
  )})`

/** One attachment, if the current user may read its record. */
export const read = (work: Viewed, ref: RecordRef) =>
  from(work, 'anexo')
    .select(columns)
    .select(fixo.as('fixo'))
    .where(isRecord('anexo', ref))
    .where(readableAnexos(work))
    .executeTakeFirst()

export type AnexoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The uuid of an attachment's file. */
export const fileOf = (work: Scope, id: number) =>
  from(work, 'anexo')
    .innerJoin('arquivo', (join) =>
      join.onRef('arquivo.id', '=', 'anexo.idArquivo').onRef('arquivo.idCliente', '=', 'anexo.idCliente'),
    )
    .select('arquivo.uuid')
    .where('anexo.id', '=', id)
    .executeTakeFirstOrThrow()

/** The attachments of the records of one kind, for `edgeOf`. */
export const ofRegistro =
  (nome: AnexoKindName): Belongs =>
  (id) =>
    sql`anexo.especie = ${sql.lit(nome)} and anexo.id_registro = ${id}`

/** Locks the record that gets an attachment, so that concurrent uploads are counted one after the other. */
export async function attachableRegistro(
  work: Writing,
  nome: AnexoKindName,
  ref: RecordRef,
): Promise<{ id: number; fixo: boolean; quantos: number } | undefined> {
  const { tabela } = kinds[nome]
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(tabela)}
    where id_cliente = ${work.idCliente} and ${isRecord(tabela, ref)} and excluido_em is null for update`.execute(
    work.db,
  )
  const [found] = rows
  if (!found) return undefined
  const own = sql<number>`${work.idCliente}::int`
  const { rows: estados } = await sql<{ fixo: boolean; quantos: number }>`
    select ${final[nome](sql`${found.id}::int`, own)} as fixo, (
      select count(*)::int from anexo
      where id_cliente = ${own} and especie = ${nome} and id_registro = ${found.id} and excluido_em is null) as quantos`.execute(
    work.db,
  )
  return { id: found.id, ...(estados[0] as { fixo: boolean; quantos: number }) }
}

/** A record that gets an attachment. */
interface Attachable {
  id: number
  fixo: boolean
  quantos: number
}

/** Locks several records of one kind, as `attachableRegistro` does, in the order of their numbers. Each comes once. */
export async function attachableRegistros(
  work: Writing,
  nome: AnexoKindName,
  refs: readonly RecordRef[],
): Promise<{ faltam: boolean; registros: Attachable[] }> {
  const { tabela } = kinds[nome]
  const keys = [...new Set(refs.map((ref) => String(ref).toLowerCase()))]
  const ids = keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number)
  const { rows: found } = await sql<{ id: number; uuid: string }>`
    select id, uuid from ${sql.table(tabela)}
    where id_cliente = ${work.idCliente} and (id = any(${ids}::int[]) or uuid = any(${keys.filter(isUuid)}::uuid[]))
      and excluido_em is null order by id for update`.execute(work.db)
  const known = new Set(found.flatMap(({ id, uuid }) => [String(id), uuid]))
  const own = sql<number>`${work.idCliente}::int`
  const { rows: registros } = await sql<Attachable>`
    select r.id, ${final[nome](sql`r.id`, own)} as fixo, (
      select count(*)::int from anexo
      where id_cliente = ${own} and especie = ${nome} and id_registro = r.id and excluido_em is null) as quantos
    from ${sql.table(tabela)} r where r.id_cliente = ${own} and r.id = any(${found.map(({ id }) => id)}::int[])
    order by r.id`.execute(work.db)
  return { faltam: keys.some((key) => !known.has(key)), registros }
}

/** Keeps the months open or closed until the transaction ends. */
export async function holdMonths({ db, idCliente }: Writing): Promise<void> {
  await sql`select from fechamento where id_cliente = ${idCliente} for share`.execute(db)
}

/** SQL: the attachments of a ledger entry `l`: its own, and those of the record that created it. */
const ofLancamento = (livro: 'entrada' | 'saida') =>
  sql`anexo.id_cliente = l.id_cliente and anexo.excluido_em is null and (
    anexo.especie = ${sql.lit(livro)} and anexo.id_registro = l.id or anexo.especie = l.origem and anexo.id_registro = l.id_origem)`

const inMonth = (mes: string) =>
  sql`l.data between ${`${mes}-01`}::date and (${`${mes}-01`}::date + interval '1 month - 1 day')::date and l.excluido_em is null`

const inPeriod = ({ inicio, fim }: { inicio: DateOnly; fim: DateOnly }) =>
  sql`l.data between ${inicio}::date and ${fim}::date and l.excluido_em is null`

export interface ComprovanteRow {
  livro: 'entrada' | 'saida'
  id: number
  data: DateOnly
  descricao: string
  nome: string
  /** of its file */
  uuid: string
}

/** The attachments of a period's entries, by date, that the current user may read. */
export async function comprovantesOf(
  work: Viewed & { idCliente: number },
  periodo: { inicio: DateOnly; fim: DateOnly },
): Promise<ComprovanteRow[]> {
  const livro = (nome: 'entrada' | 'saida') => sql`
    select ${nome}::text as livro, l.id, l.data::text as data, l.descricao, anexo.nome, anexo.id as anexo, arquivo.uuid
    from ${sql.table(nome)} l join anexo on ${ofLancamento(nome)}
      join arquivo on arquivo.id_cliente = anexo.id_cliente and arquivo.id = anexo.id_arquivo
    where l.id_cliente = ${work.idCliente} and ${inPeriod(periodo)} and ${readableAnexos(work)}`
  const { rows } = await sql<ComprovanteRow>`
    select livro, id, data, descricao, nome, uuid from (${livro('entrada')} union all ${livro('saida')}) x
    order by data, livro, id, anexo`.execute(work.db)
  return rows
}

export interface MonthComprovantes {
  entradas: number
  entradasSemAnexo: number
  saidas: number
  saidasSemAnexo: number
  anexos: number
  kilobytes: number
}

/**
 * How many entries of a month have attachments, and how many have none; reversals and what they reverse need none. A file
 * of several entries is in the archive once, and its size counts once. What the current user may not read is not in it.
 */
export async function resumoOf(work: Viewed & { idCliente: number }, mes: string): Promise<MonthComprovantes> {
  const { db, idCliente } = work
  const livro = (nome: 'entrada' | 'saida') => sql`
    select ${nome}::text as livro, a.arquivos is null as falta, coalesce(a.legiveis, '{}') as arquivos
    from ${sql.table(nome)} l cross join lateral (
      select array_agg(id_arquivo) as arquivos, array_agg(id_arquivo) filter (where ${readableAnexos(work)}) as legiveis
      from anexo where ${ofLancamento(nome)}) a
    where l.id_cliente = ${idCliente} and ${inMonth(mes)} and ${isValid(nome)}`
  const countOf = (nome: string, condition: RawBuilder<unknown>) =>
    sql`count(*) filter (where livro = ${nome} and ${condition})::int`
  const { rows } = await sql<MonthComprovantes>`
    with lancamento as materialized (${livro('entrada')} union all ${livro('saida')})
    select ${countOf('entrada', sql`true`)} as entradas, ${countOf('entrada', sql`falta`)} as "entradasSemAnexo",
      ${countOf('saida', sql`true`)} as saidas, ${countOf('saida', sql`falta`)} as "saidasSemAnexo",
      coalesce(sum(cardinality(arquivos)), 0)::int as anexos, (
        select ceil(coalesce(sum(bytes), 0) / 1000.0)::int from arquivo
        where id_cliente = ${idCliente} and id in (select unnest(arquivos) from lancamento)) as kilobytes
    from lancamento`.execute(db)
  return rows[0] as MonthComprovantes
}

const isValid = (livro: 'entrada' | 'saida') => sql`l.id_estornado is null and not exists (
  select from ${sql.table(livro)} e where e.id_cliente = l.id_cliente and e.id_estornado = l.id and e.excluido_em is null)`

/**
 * Which of these records, which the caller has locked, have the same file already, with this name and content, and in
 * which attachment. What was deleted does not count.
 */
export async function withSameFile(
  work: Writing,
  kind: AnexoKindName,
  registros: readonly { id: number }[],
  { nome, conteudo }: { nome: string; conteudo: string },
): Promise<Map<number, number>> {
  const rows = await from(work, 'anexo')
    .select(['idRegistro', 'id'])
    .where('especie', '=', kind)
    .where(
      'idRegistro',
      'in',
      registros.map(({ id }) => id),
    )
    .where('nome', '=', nome)
    .where('conteudo', '=', conteudo)
    .where('excluidoEm', 'is', null)
    .execute()
  return new Map(rows.map(({ idRegistro, id }) => [idRegistro, id]))
}
