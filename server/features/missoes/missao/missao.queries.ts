import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarMissoesInput } from '../../../../schema/rules/missoes/missao.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { Missao } from './missao.entity.js'

const columns = [
  ...recordFields(Missao, 'idResponsavel', 'nomeOrdem', 'busca'),
  'usuario.id as idResponsavel',
  'usuario.name as nomeResponsavel',
] as const

const sortColumns = {
  nomeMissao: 'missao.nomeOrdem',
  localMissao: sql<string>`normalizar(missao.local_missao)`,
  dataInicio: 'missao.dataInicio',
  dataFim: 'missao.dataFim',
  responsavel: 'usuario.nomeOrdem',
  statusMissao: 'missao.statusMissao',
  createdAt: 'missao.createdAt',
} as const

/** Fields that may be empty. Sorting by them puts empty values last in both directions. */
const nullable: readonly string[] = ['localMissao', 'dataInicio', 'dataFim', 'responsavel']

/**
 * Joins the responsible person: old integrations and exports need the name in every row. While the person is in the
 * recycle bin, the mission shows no responsible person.
 */
const missions = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'missao').leftJoin('usuario', (join) =>
    join
      .onRef('usuario.id', '=', 'missao.idResponsavel')
      .onRef('usuario.idCliente', '=', 'missao.idCliente')
      .on('usuario.excluidoEm', 'is', null),
  )

export function listRows(work: Reading, input: z.output<typeof listarMissoesInput>) {
  const { filtro, ordem } = input
  let query = missions(work).where('missao.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('missao.busca', 'like', pattern)
  if (filtro?.statusMissao) query = query.where('missao.statusMissao', '=', filtro.statusMissao)
  if (typeof filtro?.liderAConfirmar === 'boolean')
    query = query.where('missao.liderAConfirmar', '=', filtro.liderAConfirmar)
  const campo = ordem?.campo ?? 'nomeMissao'
  const descending = ordem?.direcao === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[campo], (order) => {
      const directed = descending ? order.desc() : order.asc()
      return nullable.includes(campo) ? directed.nullsLast() : directed
    })
    .orderBy('missao.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  missions(work).select(columns).where(isRecord('missao', ref)).executeTakeFirst()

export type MissaoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Loads missions by id, for records that refer to a mission. */
export const missaoById = loaderOf((work, ids) =>
  missions(work).select(columns).where('missao.id', 'in', ids).execute(),
)

/** Number of members of each mission, including inactive ones. */
export const quantidadeMembros = groupedBy<number>(async (work, ids) => {
  const rows = await from(work, 'membro_missao')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_missao.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_missao.idCliente'),
    )
    .select(['membro_missao.idMissao', (eb) => eb.fn.countAll().as('total')])
    .where('membro_missao.idMissao', 'in', ids)
    .where('usuario.excluidoEm', 'is', null)
    .groupBy('membro_missao.idMissao')
    .execute()
  const found = new Map(rows.map((row) => [row.idMissao, Number(row.total)]))
  return ids.map((id) => found.get(id) ?? 0)
})

/** The first matches for the global search. */
export const search = (work: Reading, patterns: string[]) => {
  let query = from(work, 'missao').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(['id', 'uuid', 'nomeMissao', 'localMissao'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
}
