import { sql } from 'kysely'
import type { z } from 'zod'
import { loaderOf } from '../../../kernel/loader.js'
import type { Decimal } from '../../../kernel/money.js'
import { searchPatterns } from '../../../kernel/pagination.js'
import { lean, listOf } from '../../../kernel/tenant/list.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import type { listarCampanhasMissoesInput } from './campanha-missoes.input.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  'campanha_missoes.id',
  'campanha_missoes.uuid',
  'campanha_missoes.idCliente',
  'campanha_missoes.nomeCampanha',
  'campanha_missoes.tipoCampanha',
  'campanha_missoes.dataInicio',
  'campanha_missoes.dataFim',
  'campanha_missoes.alvoCampanha',
  'campanha_missoes.ajuste',
  'campanha_missoes.statusCampanha',
  'campanha_missoes.createdAt',
  'campanha_missoes.updatedAt',
  'campanha_missoes.excluidoEm',
  'campanha_missoes.versao',
] as const

/** The living donations of each campaign. */
const doado = sql<{ soma: Decimal; quantidade: number }>`(
  select coalesce(sum(valor_doacao), 0.00) as soma, count(*)::int as quantidade from doacao
  where id_campanha = campanha_missoes.id and id_cliente = campanha_missoes.id_cliente and excluido_em is null)`.as(
  'doado',
)

/** What has come is summed each time that it is read, so that donations at once lose nothing of one another. */
const totals = [
  sql<Decimal>`doado.soma`.as('totalDoacoes'),
  sql<number>`doado.quantidade`.as('quantidadeDoacoes'),
  sql<Decimal>`campanha_missoes.ajuste + doado.soma`.as('atingidoCampanha'),
  sql<Decimal>`round((campanha_missoes.ajuste + doado.soma) * 100 / campanha_missoes.alvo_campanha, 2)`.as('progresso'),
] as const

const sortColumns = {
  nomeCampanha: 'campanha_missoes.nomeOrdem',
  dataInicio: 'campanha_missoes.dataInicio',
  dataFim: 'campanha_missoes.dataFim',
  alvoCampanha: 'campanha_missoes.alvoCampanha',
  statusCampanha: 'campanha_missoes.statusCampanha',
  createdAt: 'campanha_missoes.createdAt',
} as const

const campaigns = (work: Scope) => from(work, 'campanha_missoes').innerJoinLateral(doado, (join) => join.onTrue())

/** Newest first, unless another order is asked for. */
export function listar(work: Reading, input: z.output<typeof listarCampanhasMissoesInput>) {
  const { filtro, ordem } = input
  let query = campaigns(work).where('campanha_missoes.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('campanha_missoes.nomeOrdem', 'like', pattern)
  if (filtro?.statusCampanha) query = query.where('campanha_missoes.statusCampanha', '=', filtro.statusCampanha)
  if (filtro?.tipoCampanha) query = query.where('campanha_missoes.tipoCampanha', '=', filtro.tipoCampanha)
  const direction = (ordem?.direcao ?? 'DESC') === 'DESC' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    .select(totals)
    .orderBy(sortColumns[ordem?.campo ?? 'dataInicio'], direction)
    .orderBy('campanha_missoes.id', direction)
  return listOf(input, sorted, query)
}

export const ler = (work: Scope, ref: RecordRef) =>
  campaigns(work).select(columns).select(totals).where(isRecord('campanha_missoes', ref)).executeTakeFirst()

export type CampanhaMissoesRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** Campaigns by number, for what names one. */
export const campanhaPorId = loaderOf((work, ids) =>
  campaigns(work).select(columns).select(totals).where('campanha_missoes.id', 'in', ids).execute(),
)

/** What of a total no donation explains, never below zero. @param id 0 for a campaign to come */
export async function ajusteDe({ db, idCliente }: Writing, id: number, total: Decimal): Promise<Decimal> {
  const { rows } = await sql<{ ajuste: Decimal }>`
    select greatest(0.00, ${total}::numeric(14,2) - coalesce(sum(valor_doacao), 0.00))::numeric(14,2) as ajuste from doacao
    where id_cliente = ${idCliente} and id_campanha = ${id} and excluido_em is null`.execute(db)
  return rows[0]?.ajuste ?? '0.00'
}

/** The first few for the search over everything. */
export const procurar = (work: Reading, patterns: string[]) => {
  let query = from(work, 'campanha_missoes').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('nomeOrdem', 'like', pattern)
  return query.select(['id', 'uuid', 'nomeCampanha', 'statusCampanha']).orderBy('nomeOrdem').limit(8).execute()
}
