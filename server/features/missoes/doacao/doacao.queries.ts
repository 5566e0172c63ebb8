import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { listarDoacoesInput } from '../../../../schema/rules/missoes/doacao.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { asks, lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { dePerto, distancia, wasReversed, withoutEstorno } from '../../financas/lancamento/index.js'
import { Doacao } from './doacao.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [...recordFields(Doacao), 'usuario.name', 'campanha_missoes.nomeCampanha'] as const

const sortColumns = {
  dataDoacao: 'doacao.dataDoacao',
  valorDoacao: 'doacao.valorDoacao',
  createdAt: 'doacao.createdAt',
} as const

/** Donations of deleted people are included. */
const donations = (work: Scope) =>
  from(work, 'doacao')
    .innerJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'doacao.idMembro').onRef('usuario.idCliente', '=', 'doacao.idCliente'),
    )
    .innerJoin('campanha_missoes', (join) =>
      join
        .onRef('campanha_missoes.id', '=', 'doacao.idCampanha')
        .onRef('campanha_missoes.idCliente', '=', 'doacao.idCliente'),
    )

const isReversed = (work: Scope) => wasReversed(work, 'entrada', 'doacao', 'doacao').as('estornado')

/**
 * The newest donation comes first, unless the input has another order.
 * @param donorsOnly the only person whose donations a search by name may find; null: all
 */
export function listRows(work: Reading, input: z.output<typeof listarDoacoesInput>, donorsOnly: number | null) {
  const { filtro, ordem } = input
  let query = donations(work).where('doacao.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  const patterns = searchPatterns(input.busca)
  for (const pattern of patterns) query = query.where('usuario.nomeOrdem', 'like', pattern)
  if (patterns.length && donorsOnly !== null) query = query.where('doacao.idMembro', '=', donorsOnly)
  if (filtro?.idCampanha) query = query.where(isRecord('campanha_missoes', filtro.idCampanha))
  if (filtro?.meioDoacao) query = query.where('doacao.meioDoacao', '=', filtro.meioDoacao)
  const direction = (ordem?.direcao ?? 'DESC') === 'DESC' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    .select(asks(input.columns, 'estornado') ? [isReversed(work)] : [])
    .orderBy(sortColumns[ordem?.campo ?? 'dataDoacao'], direction)
    .orderBy('doacao.id', direction)
  return listOf(input, sorted, query)
}

/**
 * SQL: whether a donation may be what is told of a person, a campaign, an amount and a day: its money counts, and its day
 * is near.
 * @param doacao name or alias of the donations in the query
 */
export const resembles = (
  doacao: string,
  { pessoa, campanha, valor, data }: Record<'pessoa' | 'campanha' | 'valor' | 'data', RawBuilder<unknown>>,
) => sql<boolean>`(
  ${sql.ref(`${doacao}.id_membro`)} = ${pessoa} and ${sql.ref(`${doacao}.id_campanha`)} = ${campanha}
  and ${sql.ref(`${doacao}.valor_doacao`)} = ${valor} and ${dePerto(sql.ref(`${doacao}.data_doacao`), data)}
  and ${sql.ref(`${doacao}.excluido_em`)} is null and ${withoutEstorno('entrada', 'doacao', doacao)})`

/** What is told of a donation, for `resembles`. */
export const dita = ({
  idMembro,
  idCampanha,
  valorDoacao,
  dataDoacao,
}: Pick<DoacaoRow, 'idMembro' | 'idCampanha' | 'dataDoacao' | 'valorDoacao'>) => ({
  pessoa: sql`${idMembro}::int`,
  campanha: sql`${idCampanha}::int`,
  valor: sql`${valorDoacao}::numeric`,
  data: sql`${dataDoacao}::date`,
})

/** The donation of the nearest day that a new one resembles. */
export const resembling = (work: Scope, dados: Parameters<typeof dita>[0]) =>
  donations(work)
    .select(['usuario.name', 'doacao.dataDoacao'])
    .where(resembles('doacao', dita(dados)))
    .orderBy(distancia(sql.ref('doacao.data_doacao'), dita(dados).data))
    .orderBy('doacao.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const read = (work: Scope, ref: RecordRef) =>
  donations(work).select(columns).select(isReversed(work)).where(isRecord('doacao', ref)).executeTakeFirst()

export type DoacaoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Loads whether the campaign of a donation is in the recycle bin. */
export const campanhaInLixeira = groupedBy<boolean>(async (work, ids) => {
  const rows = await donations(work)
    .select('doacao.id')
    .where('doacao.id', 'in', ids)
    .where('campanha_missoes.excluidoEm', 'is not', null)
    .execute()
  const found = new Set(rows.map(({ id }) => id))
  return ids.map((id) => found.has(id))
})

/** The donations of these people, without deleted ones. */
export const doacoesOf = (work: Scope, ids: readonly number[]) =>
  donations(work)
    .select(['doacao.idMembro', 'doacao.dataDoacao', 'doacao.valorDoacao', 'campanha_missoes.nomeCampanha'])
    .select(withoutEstorno('entrada', 'doacao', 'doacao').as('vale'))
    .where('doacao.idMembro', 'in', ids)
    .where('doacao.excluidoEm', 'is', null)
