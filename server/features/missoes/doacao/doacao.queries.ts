import type { z } from 'zod'
import { asks, lean, listOf } from '../../../kernel/reading/list.js'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { foiEstornado, semEstorno } from '../../financas/lancamento/index.js'
import type { listarDoacoesInput } from './doacao.input.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  'doacao.id',
  'doacao.uuid',
  'doacao.idCliente',
  'doacao.idCampanha',
  'doacao.idMembro',
  'doacao.valorDoacao',
  'doacao.dataDoacao',
  'doacao.meioDoacao',
  'doacao.createdAt',
  'doacao.updatedAt',
  'doacao.versao',
  'doacao.excluidoEm',
  'usuario.name',
  'campanha_missoes.nomeCampanha',
] as const

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

const estornado = (work: Scope) => foiEstornado(work, 'entrada', 'doacao', 'doacao').as('estornado')

/**
 * The newest donation comes first, unless the input has another order.
 * @param donorsOnly the only person whose donations a search by name may find; null: all
 */
export function listar(work: Reading, input: z.output<typeof listarDoacoesInput>, donorsOnly: number | null) {
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
    .select(asks(input.columns, 'estornado') ? [estornado(work)] : [])
    .orderBy(sortColumns[ordem?.campo ?? 'dataDoacao'], direction)
    .orderBy('doacao.id', direction)
  return listOf(input, sorted, query)
}

/** A donation of the same person, campaign, day and amount, whose money counts. */
export const parecida = (
  work: Scope,
  {
    idMembro,
    idCampanha,
    dataDoacao,
    valorDoacao,
  }: Pick<DoacaoRow, 'idMembro' | 'idCampanha' | 'dataDoacao' | 'valorDoacao'>,
) =>
  donations(work)
    .select('usuario.name')
    .where('doacao.idMembro', '=', idMembro)
    .where('doacao.idCampanha', '=', idCampanha)
    .where('doacao.dataDoacao', '=', dataDoacao)
    .where('doacao.valorDoacao', '=', valorDoacao)
    .where('doacao.excluidoEm', 'is', null)
    .where(semEstorno('entrada', 'doacao', 'doacao'))
    .limit(1)
    .executeTakeFirst()

export const ler = (work: Scope, ref: RecordRef) =>
  donations(work).select(columns).select(estornado(work)).where(isRecord('doacao', ref)).executeTakeFirst()

export type DoacaoRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** Loads whether the campaign of a donation is in the recycle bin. */
export const campanhaNaLixeira = groupedBy<boolean>(async (work, ids) => {
  const rows = await donations(work)
    .select('doacao.id')
    .where('doacao.id', 'in', ids)
    .where('campanha_missoes.excluidoEm', 'is not', null)
    .execute()
  const found = new Set(rows.map(({ id }) => id))
  return ids.map((id) => found.has(id))
})

/** The donations of these people, without deleted ones. */
export const doacoesDe = (work: Scope, ids: readonly number[]) =>
  donations(work)
    .select(['doacao.idMembro', 'doacao.dataDoacao', 'doacao.valorDoacao', 'campanha_missoes.nomeCampanha'])
    .select(semEstorno('entrada', 'doacao', 'doacao').as('vale'))
    .where('doacao.idMembro', 'in', ids)
    .where('doacao.excluidoEm', 'is', null)
    .execute()
