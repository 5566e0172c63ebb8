import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { listarCampanhasMissoesInput } from '../../../../schema/rules/missoes/campanha-missoes.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { loaderOf } from '../../../kernel/work/edges/loader.js'
import { withoutEstorno } from '../../financas/lancamento/index.js'
import { CampanhaMissoes } from './campanha-missoes.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = recordFields(CampanhaMissoes, 'nomeOrdem')

/** Whether the campaign has donations, including reversed ones. */
const algumaDoacao = sql<boolean>`exists (select from doacao alguma where alguma.id_cliente = campanha_missoes.id_cliente
  and alguma.id_campanha = campanha_missoes.id and alguma.excluido_em is null)`

const soma = sql<Decimal>`coalesce(doado.soma, 0.00)`
const withoutName = sql<Decimal>`coalesce(anonimo.soma, 0.00)`
const atingido = sql<Decimal>`campanha_missoes.ajuste + ${soma} + ${withoutName}`

/**
 * SQL: each Pix to these campaigns that names nobody, with what the church kept of it. It is income of its own and no
 * donation, but raises the campaign as one.
 * @param these the campaign's id, or `any(...)`
 */
export const pixWithoutName = ({ idCliente }: Pick<Scope, 'idCliente'>, these: RawBuilder<unknown>) => sql`
  select k.id_campanha, e.valor, e.data from codigo_pix k
  join pix_recebido p on p.id_cliente = k.id_cliente and p.id_codigo = k.id
  join entrada e on e.id_cliente = p.id_cliente and e.origem = 'pixRecebido' and e.id_origem = p.id and e.excluido_em is null
  where ${idCliente === null ? sql`true` : sql`k.id_cliente = ${idCliente}`} and k.id_campanha = ${these}
    and not exists (select from entrada r where r.id_cliente = e.id_cliente and r.id_estornado = e.id and r.excluido_em is null)`

/**
 * The raised amount is summed on every read and not stored, so that concurrent donations cannot overwrite each other.
 */
const totals = [
  soma.as('totalDoacoes'),
  sql<number>`coalesce(doado.quantidade, 0)`.as('quantidadeDoacoes'),
  atingido.as('atingidoCampanha'),
  sql<Decimal>`round((${atingido}) * 100 / campanha_missoes.alvo_campanha, 2)`.as('progresso'),
  algumaDoacao.as('temDoacoes'),
  withoutName.as('totalSemNome'),
] as const

interface Totals {
  temDoacoes: boolean
  totalDoacoes: Decimal
  totalSemNome: Decimal
  quantidadeDoacoes: number
  atingidoCampanha: Decimal
  progresso: Decimal
}

const totalNames: readonly (keyof Totals)[] = [
  'totalDoacoes',
  'totalSemNome',
  'quantidadeDoacoes',
  'atingidoCampanha',
  'progresso',
  'temDoacoes',
]

const campaigns = (work: Scope) => from(work, 'campanha_missoes')

/** A donation counts only while its ledger entry is not reversed. */
const counts = withoutEstorno('entrada', 'doacao', 'doacao')

/**
 * Joins campaigns with the sums of their donations that count and of their Pix without a name. A subquery groups all
 * donations once.
 * @param these the ids of the campaigns, as `any(...)`
 */
const withDonations = (work: Scope, these: RawBuilder<number>) =>
  campaigns(work)
    .leftJoin(
      from(work, 'doacao')
        .select([
          'doacao.idCampanha as campanha',
          sql`sum(valor_doacao)`.as('soma'),
          sql`count(*)::int`.as('quantidade'),
        ])
        .where('doacao.idCampanha', '=', these)
        .where('doacao.excluidoEm', 'is', null)
        .where(counts)
        .groupBy('doacao.idCampanha')
        .as('doado'),
      (join) => join.onRef('doado.campanha', '=', 'campanha_missoes.id'),
    )
    .leftJoin(
      sql<{ campanha: number; soma: Decimal }>`(
        select pix.id_campanha as campanha, sum(pix.valor) as soma from (${pixWithoutName(work, these)}) pix
        group by pix.id_campanha)`.as('anonimo'),
      (join) => join.onRef('anonimo.campanha', '=', 'campanha_missoes.id'),
    )

/**
 * Adds the totals to the campaigns of one page, with one statement. If the page's own statement computed them, it would
 * read the donations of all campaigns first.
 * @param asked property names; undefined for all
 */
async function withTotals<Row extends { id: number }>(
  work: Scope,
  rows: Row[],
  asked?: readonly string[],
): Promise<(Row & Totals)[]> {
  if (rows.length === 0 || (asked && !totalNames.some((name) => asked.includes(name)))) return rows as (Row & Totals)[]
  const these = sql<number>`any(${sql.val(rows.map(({ id }) => id))}::int[])`
  const found = await withDonations(work, these)
    .select('campanha_missoes.id')
    .select(totals)
    .where('campanha_missoes.id', '=', these)
    .execute()
  const totalsOf = new Map(found.map(({ id, ...rest }) => [id, rest]))
  return rows.map((row) => ({ ...row, ...(totalsOf.get(row.id) as Totals) }))
}

const sortColumns = {
  nomeCampanha: 'campanha_missoes.nomeOrdem',
  dataInicio: 'campanha_missoes.dataInicio',
  dataFim: 'campanha_missoes.dataFim',
  alvoCampanha: 'campanha_missoes.alvoCampanha',
  statusCampanha: 'campanha_missoes.statusCampanha',
  createdAt: 'campanha_missoes.createdAt',
} as const

/** Sorted newest first, unless the input has another order. */
export async function listRows(work: Reading, input: z.output<typeof listarCampanhasMissoesInput>) {
  const { filtro, ordem } = input
  let query = campaigns(work).where('campanha_missoes.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('campanha_missoes.nomeOrdem', 'like', pattern)
  if (filtro?.statusCampanha) query = query.where('campanha_missoes.statusCampanha', '=', filtro.statusCampanha)
  if (filtro?.tipoCampanha) query = query.where('campanha_missoes.tipoCampanha', '=', filtro.tipoCampanha)
  const direction = (ordem?.direcao ?? 'DESC') === 'DESC' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'dataInicio'], direction)
    .orderBy('campanha_missoes.id', direction)
  const list = await listOf(input, sorted, query)
  return { ...list, rows: await withTotals(work, list.rows, input.columns) }
}

export async function read(work: Scope, ref: RecordRef) {
  const rows = await campaigns(work).select(columns).where(isRecord('campanha_missoes', ref)).execute()
  return (await withTotals(work, rows))[0]
}

export type CampanhaMissoesRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Loads campaigns by id, for records that refer to a campaign. */
export const campanhaById = loaderOf(async (work, ids) =>
  withTotals(work, await campaigns(work).select(columns).where('campanha_missoes.id', 'in', ids).execute()),
)

/** Active campaigns, the first to end first, each row with the number of all active campaigns. One statement. */
export function activeCampanhas(work: Scope, limit: number) {
  const running = campaigns(work).select('campanha_missoes.id').where('campanha_missoes.statusCampanha', '=', 'ativa')
  return withDonations(work, sql<number>`any(array(${running}))`)
    .select([
      'campanha_missoes.id',
      'campanha_missoes.uuid',
      'campanha_missoes.nomeCampanha',
      'campanha_missoes.dataFim',
      'campanha_missoes.alvoCampanha',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .select([totals[2], totals[3]])
    .where('campanha_missoes.excluidoEm', 'is', null)
    .where('campanha_missoes.statusCampanha', '=', 'ativa')
    .orderBy('campanha_missoes.dataFim')
    .orderBy('campanha_missoes.id')
    .limit(limit)
    .execute()
}

/**
 * The adjustment for a raised amount: the amount minus the donations and the Pix without a name, at least zero.
 * @param id 0 for a new campaign
 */
export async function adjustmentOf({ db, idCliente }: Writing, id: number, total: Decimal): Promise<Decimal> {
  const { rows } = await sql<{ ajuste: Decimal }>`
    select greatest(0.00, ${total}::numeric(14,2) - coalesce(sum(valor_doacao), 0.00)
      - (select coalesce(sum(pix.valor), 0.00) from (${pixWithoutName({ idCliente }, sql`${id}`)}) pix))::numeric(14,2) as ajuste from doacao
    where id_cliente = ${idCliente} and id_campanha = ${id} and excluido_em is null and ${counts}`.execute(db)
  return rows[0]?.ajuste ?? '0.00'
}

/** Whether the campaign has donations, including reversed ones. */
export const hasDoacoes = async (work: Scope, id: number): Promise<boolean> =>
  (await from(work, 'doacao')
    .select('id')
    .where('idCampanha', '=', id)
    .where('excluidoEm', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The first matches for the global search. */
export const search = (work: Reading, patterns: string[]) => {
  let query = from(work, 'campanha_missoes').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('nomeOrdem', 'like', pattern)
  return query
    .select(['id', 'uuid', 'nomeCampanha', 'statusCampanha'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
}
