import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { listarPixRecebidosInput } from '../../../../schema/rules/missoes/pix-recebido.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { PixOfIncome } from '../../../kernel/work/contributions/bank-money.js'
import type { Belongs } from '../../../kernel/work/edges/edge.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { resembles as dizimoPareceCom } from '../../financas/dizimo/index.js'
import { distancia } from '../../financas/lancamento/index.js'
import type { Target } from '../codigo-pix/index.js'
import { dita, resembles as doacaoPareceCom } from '../doacao/index.js'
import { PixRecebido } from './pix-recebido.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = recordFields(PixRecebido, 'substituidos')

const received = (work: Scope) =>
  from(work, 'pix_recebido')
    .leftJoin('codigo_pix', (join) =>
      join
        .onRef('codigo_pix.id', '=', 'pix_recebido.idCodigo')
        .onRef('codigo_pix.idCliente', '=', 'pix_recebido.idCliente'),
    )
    .leftJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'codigo_pix.idUsuario').onRef('usuario.idCliente', '=', 'codigo_pix.idCliente'),
    )

/** SQL: a refund of the Pix that the bank has made is not in the books. */
const refundToBook = sql<boolean>`exists (select from pix_devolucao d
  where d.id_cliente = pix_recebido.id_cliente and d.id_pix = pix_recebido.id and d.situacao = 'DEVOLVIDO' and not d.lancada)`

/** Newest first. The search matches names, of who paid and of who gives, and ids. */
export function listRows(work: Reading, { filtro, ...input }: z.output<typeof listarPixRecebidosInput>) {
  let query = received(work)
  const patterns = searchPatterns(input.busca)
  if (patterns.length)
    query = query.where(({ or, and, eb }) =>
      or([
        and(patterns.map((pattern) => eb('usuario.nomeOrdem', 'like', pattern))),
        and(patterns.map((pattern) => eb(sql<string>`normalizar(pix_recebido.pagador)`, 'like', pattern))),
        and(
          patterns.map((pattern) =>
            eb(
              sql<string>`lower(pix_recebido.end_to_end_id || ' ' || coalesce(pix_recebido.txid, ''))`,
              'like',
              pattern,
            ),
          ),
        ),
      ]),
    )
  if (filtro?.situacao) query = query.where('pix_recebido.situacao', '=', filtro.situacao)
  if (filtro?.devolucaoALancar) query = query.where(refundToBook)
  if (filtro?.inicio) query = query.where('pix_recebido.data', '>=', filtro.inicio)
  if (filtro?.fim) query = query.where('pix_recebido.data', '<=', filtro.fim)
  if (filtro?.idCodigo) query = query.where(isRecord('codigo_pix', filtro.idCodigo))
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy('pix_recebido.quando', 'desc')
    .orderBy('pix_recebido.id', 'desc')
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'pix_recebido').select(columns).where(isRecord('pix_recebido', ref)).executeTakeFirst()

export type PixRecebidoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/**
 * Loads what is known of the refunds of a Pix: how many there are, whatever became of them, the state of the latest one,
 * how much the bank does not confirm, or the books do not have, yet, and how much the bank took by itself. Null: none.
 */
export const devolucoesOf = groupedBy(async ({ db, idCliente }, ids) => {
  const { rows } = await sql<{ idPix: number; quantas: number; emCurso: string; peloBanco: string; situacao: string }>`
    select id_pix as "idPix", count(*)::int as quantas, (array_agg(situacao order by id desc))[1] as situacao,
      coalesce(sum(valor) filter (where situacao <> 'NAO_REALIZADO' and not lancada), 0.00) as "emCurso",
      coalesce(sum(valor) filter (where situacao = 'DEVOLVIDO' and pelo_banco), 0.00) as "peloBanco"
    from pix_devolucao
    where ${idCliente === null ? sql`true` : sql`id_cliente = ${idCliente}`} and id_pix = any(${ids}::int[])
    group by id_pix`.execute(db)
  const found = new Map(rows.map((row) => [row.idPix, row]))
  return ids.map((id) => found.get(id) ?? null)
})

const uuidOf = (tabela: 'dizimo' | 'doacao', { idCliente }: Scope) => sql`
  select r.uuid from ${sql.table(tabela)} r
  where r.id_cliente = ${idCliente} and r.id = pix_recebido.${sql.ref(`id_${tabela}`)} and r.excluido_em is not null`

/** SQL: what a Pix remembers of deleted tithes and donations once it becomes something else. */
export const withReplaced = (work: Scope) => sql<string[]>`
  substituidos || (select coalesce(jsonb_agg(s.uuid), '[]') from (${uuidOf('dizimo', work)} union all ${uuidOf('doacao', work)}) s)`

/** The same of one Pix. */
export async function replacedOf(work: Scope, { id }: { id: number }): Promise<string[]> {
  const row = await from(work, 'pix_recebido')
    .select(withReplaced(work).as('todos'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.todos ?? []
}

/** The purpose and the person that a txid stands for, of a static code or of a charge. */
export async function codigoOfTxid(work: Scope, txid: string | null) {
  if (txid === null) return undefined
  const codigos = from(work, 'codigo_pix')
    .select(['id', 'finalidade', 'idUsuario', 'idCampanha', 'idEvento'])
    .$narrowType<Pick<Target, 'finalidade'>>()
  const still = await codigos.where('txid', '=', txid).executeTakeFirst()
  if (still) return still
  return codigos
    .where('id', '=', from(work, 'pix_cobranca').select('pix_cobranca.idCodigo').where('txid', '=', txid))
    .executeTakeFirst()
}

/** The receivable that a txid stands for. */
export const contaOfTxid = async (work: Scope, txid: string | null): Promise<number | null> =>
  txid === null
    ? null
    : ((await from(work, 'pix_cobranca').select('idContaReceber').where('txid', '=', txid).executeTakeFirst())
        ?.idContaReceber ?? null)

export type PixCodigo = NonNullable<Awaited<ReturnType<typeof codigoOfTxid>>>

/** SQL: whether a tithe was typed as one by Pix and is that of no Pix yet. */
const withoutPix = (dizimo: string) => sql<boolean>`(${sql.ref(`${dizimo}.meio_dizimo`)} = 'pix'
  and not exists (select from pix_recebido x
    where x.id_cliente = ${sql.ref(`${dizimo}.id_cliente`)} and x.id_dizimo = ${sql.ref(`${dizimo}.id`)}))`

/** SQL: whether a donation was typed as one by Pix, or without saying how, and is that of no Pix yet. */
const doacaoWithoutPix = (doacao: string) => sql<boolean>`(coalesce(${sql.ref(`${doacao}.meio_doacao`)}, 'pix') = 'pix'
  and not exists (select from pix_recebido x
    where x.id_cliente = ${sql.ref(`${doacao}.id_cliente`)} and x.id_doacao = ${sql.ref(`${doacao}.id`)}))`

/** Whether somebody typed the tithe that a new Pix may be. */
export async function typedDizimo(
  work: Scope,
  { idUsuario, valor, data }: { idUsuario: number; valor: string; data: DateOnly },
): Promise<boolean> {
  const given = { pessoa: sql`${idUsuario}::int`, valor: sql`${valor}::numeric`, data: sql`${data}::date` }
  const found = await from(work, 'dizimo')
    .select('id')
    .where(dizimoPareceCom('dizimo', given))
    .where(withoutPix('dizimo'))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether somebody typed the donation that a new Pix may be. */
export async function typedDoacao(
  work: Scope,
  { idCampanha, idUsuario, valor, data }: { idCampanha: number; idUsuario: number; valor: string; data: DateOnly },
): Promise<boolean> {
  const found = await from(work, 'doacao')
    .select('id')
    .where(doacaoPareceCom('doacao', dita({ idCampanha, idMembro: idUsuario, valorDoacao: valor, dataDoacao: data })))
    .where(doacaoWithoutPix('doacao'))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The condition for the typed tithe that a waiting Pix may be; of several, that of the nearest day. */
export const dizimoMayBePix: Belongs = (pix, idCliente) => sql`(dizimo.id_cliente, dizimo.id) = (
  select d.id_cliente, d.id
  from pix_recebido p
  join codigo_pix k on k.id_cliente = p.id_cliente and k.id = p.id_codigo and k.finalidade = 'dizimo'
  join dizimo d on d.id_cliente = p.id_cliente
    and ${dizimoPareceCom('d', { pessoa: sql`k.id_usuario`, valor: sql`p.valor`, data: sql`p.data` })} and ${withoutPix('d')}
  where ${idCliente === null ? sql`true` : sql`p.id_cliente = ${idCliente}`} and p.id = ${pix} and p.situacao = 'pendente'
  order by ${distancia(sql`d.data_dizimo`, sql`p.data`)}, d.id limit 1)`

/** The condition for the typed donation that a waiting Pix may be. */
export const doacaoMayBePix: Belongs = (pix, idCliente) => sql`(doacao.id_cliente, doacao.id) = (
  select d.id_cliente, d.id
  from pix_recebido p
  join codigo_pix k on k.id_cliente = p.id_cliente and k.id = p.id_codigo and k.finalidade = 'campanha'
  join doacao d on d.id_cliente = p.id_cliente and ${doacaoWithoutPix('d')}
    and ${doacaoPareceCom('d', { pessoa: sql`k.id_usuario`, campanha: sql`k.id_campanha`, valor: sql`p.valor`, data: sql`p.data` })}
  where ${idCliente === null ? sql`true` : sql`p.id_cliente = ${idCliente}`} and p.id = ${pix} and p.situacao = 'pendente'
  order by ${distancia(sql`d.data_doacao`, sql`p.data`)}, d.id limit 1)`

/** For the spreadsheet: with names, in place of numbers. */
export async function withNames(work: Scope, rows: readonly PixRecebidoRow[]) {
  const ids = [...new Set(rows.flatMap(({ idCodigo }) => (idCodigo === null ? [] : [idCodigo])))]
  const found = ids.length
    ? await from(work, 'codigo_pix')
        .leftJoin('usuario', (join) =>
          join.onRef('usuario.id', '=', 'codigo_pix.idUsuario').onRef('usuario.idCliente', '=', 'codigo_pix.idCliente'),
        )
        .select(['codigo_pix.id', 'codigo_pix.finalidade', 'usuario.name'])
        .where('codigo_pix.id', 'in', ids)
        .execute()
    : []
  const codes = new Map(found.map((code) => [code.id, code]))
  return rows.map((row) => ({ ...row, codigo: row.idCodigo === null ? undefined : codes.get(row.idCodigo) }))
}

export type NamedPix = Awaited<ReturnType<typeof withNames>>[number]

/** The condition for the entry of a Pix: that of its tithe, its donation or its receivable's payment, or its own. */
export function isPix(pix: RawBuilder<unknown>, idCliente: number | null): RawBuilder<boolean> {
  const este = sql`${idCliente === null ? sql`true` : sql`p.id_cliente = ${idCliente}`} and p.id = ${pix}`
  return sql`(entrada.id_cliente, entrada.origem, entrada.id_origem) = (
      select p.id_cliente,
        case when p.id_dizimo is not null then 'dizimo' when p.id_doacao is not null then 'doacao'
          when p.id_baixa_receber is not null then 'contaReceber' else 'pixRecebido' end,
        coalesce(p.id_dizimo, p.id_doacao,
          (select b.id_conta from baixa_receber b where b.id_cliente = p.id_cliente and b.id = p.id_baixa_receber), p.id)
      from pix_recebido p where ${este})
    and (entrada.origem <> 'contaReceber' or entrada.vez = (
      select b.vez from pix_recebido p join baixa_receber b on b.id_cliente = p.id_cliente and b.id = p.id_baixa_receber
      where ${este}))`
}

/**
 * The id of the entry of a Pix, of its whole amount: the one that its first refund reversed, or the latest one; null when it
 * has none that is not deleted.
 */
export async function entradaOfPix(
  work: Pick<Writing, 'db' | 'idCliente'>,
  endToEndId: string,
): Promise<number | null> {
  const pix = sql`(select x.id from pix_recebido x where x.id_cliente = ${work.idCliente} and x.end_to_end_id = ${endToEndId})`
  const returned = await from(work, 'pix_devolucao')
    .select('idEntrada')
    .where(sql<boolean>`id_pix = ${pix}`)
    .where('idEntrada', 'is not', null)
    .orderBy('quando')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (returned) return returned.idEntrada
  const entrada = await from(work, 'entrada')
    .select('entrada.id')
    .where(isPix(pix, work.idCliente))
    .where('entrada.excluidoEm', 'is', null)
    .orderBy('entrada.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entrada?.id ?? null
}

/** The other way round: the Pix of an entry, also of one that a refund reversed. */
export const pixOfEntrada: PixOfIncome = (idCliente, { id, origem, idOrigem, vez }) => {
  const columnWith = (coluna: string) =>
    sql`(select p.end_to_end_id from pix_recebido p
      where p.id_cliente = ${idCliente} and ${sql.ref(`p.${coluna}`)} = ${idOrigem} order by p.id desc limit 1)`
  return sql`coalesce(case ${origem} when 'pixRecebido' then ${columnWith('id')} when 'dizimo' then ${columnWith('id_dizimo')}
    when 'doacao' then ${columnWith('id_doacao')} when 'contaReceber' then (
      select p.end_to_end_id from baixa_receber b join pix_recebido p on p.id_cliente = b.id_cliente and p.id_baixa_receber = b.id
      where b.id_cliente = ${idCliente} and b.id_conta = ${idOrigem} and b.vez = ${vez} order by p.id desc limit 1) end, (
      select p.end_to_end_id from pix_devolucao d join pix_recebido p on p.id_cliente = d.id_cliente and p.id = d.id_pix
      where d.id_cliente = ${idCliente} and d.id_entrada = ${id} limit 1))`
}

/** Which of these entries a refund of a Pix reversed. */
export async function returnedEntradas(work: Scope, entradas: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await from(work, 'pix_devolucao').select('idEntrada').where('idEntrada', 'in', entradas).execute()
  return new Set(rows.flatMap(({ idEntrada }) => idEntrada ?? []))
}
