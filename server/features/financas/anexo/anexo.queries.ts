import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Belongs } from '../../../kernel/reading/edge.js'
import { asks, lean, listOf } from '../../../kernel/reading/list.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, isUuid, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import type { listarAnexosInput } from './anexo.input.js'
import { especies, especiesLegiveis, type NomeDaEspecie, nomesDasEspecies } from './anexo.rules.js'

const columns = [
  'anexo.id',
  'anexo.uuid',
  'anexo.idCliente',
  'anexo.especie',
  'anexo.idRegistro',
  'anexo.nome',
  'anexo.tipo',
  'anexo.bytes',
  'anexo.posterior',
  'anexo.createdAt',
  'anexo.updatedAt',
  'anexo.excluidoEm',
  'anexo.versao',
] as const

type Scope = Pick<Reading, 'db' | 'idCliente'>
type Viewed = Scope & { ctx: Context }

const igreja = sql.ref('anexo.id_cliente')
const registro = sql.ref('anexo.id_registro')

/**
 * SQL: whether a record is final, so that the attachments that it has stay: an entry of a closed month, a record whose
 * entry is in one, a decided budget, a meeting with approved minutes.
 */
const final: Record<NomeDaEspecie, (id: RawBuilder<unknown>, igreja: RawBuilder<unknown>) => RawBuilder<boolean>> = {
  entrada: (id, igreja) => lancado('entrada', sql`l.id = ${id}`, igreja),
  saida: (id, igreja) => lancado('saida', sql`l.id = ${id}`, igreja),
  contaPagar: (id, igreja) => lancado('saida', criado('contaPagar', id), igreja),
  contaReceber: (id, igreja) => lancado('entrada', criado('contaReceber', id), igreja),
  manutencaoPatrimonio: (id, igreja) => lancado('saida', criado('manutencaoPatrimonio', id), igreja),
  orcamento: (id, igreja) => sql`exists (
    select from orcamento o where o.id_cliente = ${igreja} and o.id = ${id} and o.status_orcamento <> 'pendente')`,
  reuniaoLideranca: (id, igreja) => aprovada(id, igreja),
}

const lancado = (livro: 'entrada' | 'saida', qual: RawBuilder<unknown>, igreja: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from ${sql.table(livro)} l join fechamento f on f.id_cliente = l.id_cliente
    where l.id_cliente = ${igreja} and ${qual} and l.excluido_em is null and l.data <= f.fechado_ate)`

const criado = (origem: NomeDaEspecie, id: RawBuilder<unknown>) =>
  sql`l.origem = ${sql.lit(origem)} and l.id_origem = ${id}`

const aprovada = (id: RawBuilder<unknown>, igreja: RawBuilder<unknown>) => sql<boolean>`exists (
  select from ata a where a.id_cliente = ${igreja} and a.id_reuniao = ${id} and a.aprovada_em is not null)`

/**
 * SQL: whether a month was closed, after the attachment was added, that has an entry of a record with several entries. An
 * attachment that was added later is of a record whose first entry was final then. The last closing tells whether there
 * was one since, and a later month than that of the first entry may be what it closed.
 */
const fechadoDepois: Partial<Record<NomeDaEspecie, RawBuilder<boolean>>> = {
  contaPagar: outroMes('saida', 'contaPagar'),
  contaReceber: outroMes('entrada', 'contaReceber'),
}

function outroMes(livro: 'entrada' | 'saida', origem: NomeDaEspecie): RawBuilder<boolean> {
  const qual = sql`l.id_cliente = ${igreja} and ${criado(origem, registro)} and l.excluido_em is null`
  return sql<boolean>`exists (
    select from ${sql.table(livro)} l join fechamento f on f.id_cliente = l.id_cliente
    where ${qual} and l.data <= f.fechado_ate and f.fechado_em > anexo.created_at
      and l.data >= (select date_trunc('month', min(l.data)::timestamp) + interval '1 month' from ${sql.table(livro)} l where ${qual}))`
}

/** Whether an attachment belongs to what is final of its record, as a column of the attachment. */
const fixo = sql<boolean>`case anexo.especie ${sql.join(
  nomesDasEspecies.map((nome) => {
    const depois = sql` and (not anexo.posterior or ${fechadoDepois[nome] ?? sql`false`})`
    return sql`when ${sql.lit(nome)} then ${final[nome](registro, igreja)}${depois}`
  }),
  sql` `,
)} else true end`

/**
 * The attachments whose records the current user may read: not those of deleted records, unless the user may restore
 * them, nor those of meetings whose minutes are a draft, unless the user may read drafts, nor those that show who gave,
 * unless the user may know it.
 */
function legiveis({ ctx }: Viewed): RawBuilder<boolean> {
  const each = especiesLegiveis(ctx).map((nome) => {
    const { tabela } = especies[nome]
    const vivo = ctx.can('lixeira.restaurar') ? sql`` : sql` and r.excluido_em is null`
    const rascunho =
      nome === 'reuniaoLideranca' && !ctx.can('reuniaoLideranca.lerRascunhoAta')
        ? sql` and ${aprovada(registro, igreja)}`
        : sql``
    const deQuem = nome === 'entrada' ? sql` and ${podeSaberDeQuem(ctx)}` : sql``
    return sql`anexo.especie = ${sql.lit(nome)} and exists (
      select from ${sql.table(tabela)} r where r.id_cliente = ${igreja} and r.id = ${registro}${vivo}${deQuem})${rascunho}`
  })
  return each.length ? sql`(${sql.join(each, sql` or `)})` : sql`false`
}

/** Dízimo, among the five fixed categories of income. */
const dizimos = 1

/**
 * SQL: whether the current user may know who gave an income `r`. Its file shows it: whoever reads only the ledger does not
 * see those of tithes, donations and payments by Pix, but the own ones.
 */
function podeSaberDeQuem(ctx: Context): RawBuilder<boolean> {
  const proprio = (tabela: 'dizimo' | 'doacao') => sql`exists (
    select from ${sql.table(tabela)} g
    where g.id_cliente = ${igreja} and g.id = r.id_origem and g.id_membro = ${ctx.viewer?.id ?? 0})`
  const semDizimos = sql`r.categoria <> ${dizimos} and coalesce(r.origem not in ('dizimo', 'pixRecebido'), true)
    or r.origem = 'dizimo' and ${proprio('dizimo')}`
  const semDoacoes = sql`r.origem is distinct from 'doacao' or ${proprio('doacao')}`
  return sql<boolean>`(${ctx.can('dizimo.lerDeTodos') ? sql`true` : semDizimos})
    and (${ctx.can('doacao.lerDoador') ? sql`true` : semDoacoes})`
}

/** The newest first. */
export function listar(work: Reading & { ctx: Context }, input: z.output<typeof listarAnexosInput>) {
  const { filtro } = input
  let query = from(work, 'anexo')
    .where('anexo.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
    .where(legiveis(work))
  for (const pattern of searchPatterns(input.busca)) query = query.where('anexo.busca', 'like', pattern)
  if (filtro?.especie) query = query.where('anexo.especie', '=', filtro.especie)
  if (filtro?.idRegistro)
    query = query.where(doFiltro(filtro.especie ? [filtro.especie] : nomesDasEspecies, filtro.idRegistro))
  const sorted = query
    .select(lean(columns, input.columns))
    .select(asks(input.columns, 'fixo') ? [fixo.as('fixo')] : [])
    .orderBy('anexo.id', 'desc')
  return listOf(input, sorted, query)
}

/** The attachments of a record by number or uuid; a number without a kind may be that of several records. */
const doFiltro = (nomes: readonly NomeDaEspecie[], ref: RecordRef) =>
  sql<boolean>`(${sql.join(
    nomes.map((nome) => {
      const { tabela } = especies[nome]
      return sql`anexo.especie = ${sql.lit(nome)} and exists (
        select from ${sql.table(tabela)} where ${sql.ref(`${tabela}.id_cliente`)} = ${igreja}
          and ${sql.ref(`${tabela}.id`)} = ${registro} and ${isRecord(tabela, ref)})`
    }),
    sql` or `,
  )})`

/** One attachment, if the current user may read its record. */
export const ler = (work: Viewed, ref: RecordRef) =>
  from(work, 'anexo')
    .select(columns)
    .select(fixo.as('fixo'))
    .where(isRecord('anexo', ref))
    .where(legiveis(work))
    .executeTakeFirst()

export type AnexoRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** The uuid of an attachment's file. */
export const arquivoDe = (work: Scope, id: number) =>
  from(work, 'anexo')
    .innerJoin('arquivo', (join) =>
      join.onRef('arquivo.id', '=', 'anexo.idArquivo').onRef('arquivo.idCliente', '=', 'anexo.idCliente'),
    )
    .select('arquivo.uuid')
    .where('anexo.id', '=', id)
    .executeTakeFirstOrThrow()

/** The attachments of the records of one kind, for `edgeOf`. */
export const doRegistro =
  (nome: NomeDaEspecie): Belongs =>
  (id) =>
    sql`anexo.especie = ${sql.lit(nome)} and anexo.id_registro = ${id}`

/** Locks the record that gets an attachment, so that concurrent uploads are counted one after the other. */
export async function registroParaAnexar(
  work: Writing,
  nome: NomeDaEspecie,
  ref: RecordRef,
): Promise<{ id: number; fixo: boolean; quantos: number } | undefined> {
  const { tabela } = especies[nome]
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
interface ParaAnexar {
  id: number
  fixo: boolean
  quantos: number
}

/** Locks several records of one kind, as `registroParaAnexar` does, in the order of their numbers. Each comes once. */
export async function registrosParaAnexar(
  work: Writing,
  nome: NomeDaEspecie,
  refs: readonly RecordRef[],
): Promise<{ faltam: boolean; registros: ParaAnexar[] }> {
  const { tabela } = especies[nome]
  const keys = [...new Set(refs.map((ref) => String(ref).toLowerCase()))]
  const ids = keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number)
  const { rows: found } = await sql<{ id: number; uuid: string }>`
    select id, uuid from ${sql.table(tabela)}
    where id_cliente = ${work.idCliente} and (id = any(${ids}::int[]) or uuid = any(${keys.filter(isUuid)}::uuid[]))
      and excluido_em is null order by id for update`.execute(work.db)
  const known = new Set(found.flatMap(({ id, uuid }) => [String(id), uuid]))
  const own = sql<number>`${work.idCliente}::int`
  const { rows: registros } = await sql<ParaAnexar>`
    select r.id, ${final[nome](sql`r.id`, own)} as fixo, (
      select count(*)::int from anexo
      where id_cliente = ${own} and especie = ${nome} and id_registro = r.id and excluido_em is null) as quantos
    from ${sql.table(tabela)} r where r.id_cliente = ${own} and r.id = any(${found.map(({ id }) => id)}::int[])
    order by r.id`.execute(work.db)
  return { faltam: keys.some((key) => !known.has(key)), registros }
}

/** Keeps the months open or closed until the transaction ends. */
export async function segurarMeses({ db, idCliente }: Writing): Promise<void> {
  await sql`select from fechamento where id_cliente = ${idCliente} for share`.execute(db)
}

/** SQL: the attachments of a ledger entry `l`: its own, and those of the record that created it. */
const doLancamento = (livro: 'entrada' | 'saida') =>
  sql`anexo.id_cliente = l.id_cliente and anexo.excluido_em is null and (
    anexo.especie = ${sql.lit(livro)} and anexo.id_registro = l.id or anexo.especie = l.origem and anexo.id_registro = l.id_origem)`

const doMes = (mes: string) =>
  sql`l.data between ${`${mes}-01`}::date and (${`${mes}-01`}::date + interval '1 month - 1 day')::date and l.excluido_em is null`

const doPeriodo = ({ inicio, fim }: { inicio: DateOnly; fim: DateOnly }) =>
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
export async function comprovantesDe(
  work: Viewed & { idCliente: number },
  periodo: { inicio: DateOnly; fim: DateOnly },
): Promise<ComprovanteRow[]> {
  const livro = (nome: 'entrada' | 'saida') => sql`
    select ${nome}::text as livro, l.id, l.data::text as data, l.descricao, anexo.nome, anexo.id as anexo, arquivo.uuid
    from ${sql.table(nome)} l join anexo on ${doLancamento(nome)}
      join arquivo on arquivo.id_cliente = anexo.id_cliente and arquivo.id = anexo.id_arquivo
    where l.id_cliente = ${work.idCliente} and ${doPeriodo(periodo)} and ${legiveis(work)}`
  const { rows } = await sql<ComprovanteRow>`
    select livro, id, data, descricao, nome, uuid from (${livro('entrada')} union all ${livro('saida')}) x
    order by data, livro, id, anexo`.execute(work.db)
  return rows
}

export interface ComprovantesDoMes {
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
export async function resumoDe(work: Viewed & { idCliente: number }, mes: string): Promise<ComprovantesDoMes> {
  const { db, idCliente } = work
  const livro = (nome: 'entrada' | 'saida') => sql`
    select ${nome}::text as livro, a.arquivos is null as falta, coalesce(a.legiveis, '{}') as arquivos
    from ${sql.table(nome)} l cross join lateral (
      select array_agg(id_arquivo) as arquivos, array_agg(id_arquivo) filter (where ${legiveis(work)}) as legiveis
      from anexo where ${doLancamento(nome)}) a
    where l.id_cliente = ${idCliente} and ${doMes(mes)} and ${valido(nome)}`
  const quantos = (nome: string, condition: RawBuilder<unknown>) =>
    sql`count(*) filter (where livro = ${nome} and ${condition})::int`
  const { rows } = await sql<ComprovantesDoMes>`
    with lancamento as materialized (${livro('entrada')} union all ${livro('saida')})
    select ${quantos('entrada', sql`true`)} as entradas, ${quantos('entrada', sql`falta`)} as "entradasSemAnexo",
      ${quantos('saida', sql`true`)} as saidas, ${quantos('saida', sql`falta`)} as "saidasSemAnexo",
      coalesce(sum(cardinality(arquivos)), 0)::int as anexos, (
        select ceil(coalesce(sum(bytes), 0) / 1000.0)::int from arquivo
        where id_cliente = ${idCliente} and id in (select unnest(arquivos) from lancamento)) as kilobytes
    from lancamento`.execute(db)
  return rows[0] as ComprovantesDoMes
}

const valido = (livro: 'entrada' | 'saida') => sql`l.id_estornado is null and not exists (
  select from ${sql.table(livro)} e where e.id_cliente = l.id_cliente and e.id_estornado = l.id and e.excluido_em is null)`

/**
 * Which of these records, which the caller has locked, have the same file already, with this name and content, and in
 * which attachment. What was deleted does not count.
 */
export async function comMesmoArquivo(
  work: Writing,
  especie: NomeDaEspecie,
  registros: readonly { id: number }[],
  { nome, conteudo }: { nome: string; conteudo: string },
): Promise<Map<number, number>> {
  const rows = await from(work, 'anexo')
    .select(['idRegistro', 'id'])
    .where('especie', '=', especie)
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
