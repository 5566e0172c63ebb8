import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarCentrosCustoInput } from '../../../../schema/rules/financas/centro-custo.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { loaderOf } from '../../../kernel/work/edges/loader.js'
import { CentroCusto } from './centro-custo.entity.js'

const ownColumns = recordFields(CentroCusto, 'nomeOrdem', 'busca')

const columns = [...ownColumns, 'departamento.tituloDepartamento'] as const

const sortColumns = {
  nome: 'centro_custo.nomeOrdem',
  departamento: 'departamento.nomeOrdem',
  status: 'centro_custo.status',
  createdAt: 'centro_custo.createdAt',
} as const

/** Joins the department: old integrations, exports and the sort by department need its title in every row. */
const centros = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'centro_custo').innerJoin('departamento', (join) =>
    join
      .onRef('departamento.id', '=', 'centro_custo.idDepartamento')
      .onRef('departamento.idCliente', '=', 'centro_custo.idCliente'),
  )

export function listRows(work: Reading, input: z.output<typeof listarCentrosCustoInput>) {
  const { filtro, ordem } = input
  const status = filtro?.status ?? null
  let query = centros(work).where('centro_custo.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('centro_custo.busca', 'like', pattern)
  if (status !== null) query = query.where('centro_custo.status', '=', status)
  const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'nome'], direction)
    .orderBy('centro_custo.id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  centros(work).select(columns).where(isRecord('centro_custo', ref)).executeTakeFirst()

export type CentroCustoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/**
 * Loads cost centres by id, including deleted ones, because a payable or receivable still shows its cost centre. Without
 * the title of the department, which the transaction may hide from this person.
 */
export const centroCustoById = loaderOf((work, ids) =>
  from(work, 'centro_custo').select(ownColumns).where('centro_custo.id', 'in', ids).execute(),
)

/** The id of the cost centre in a filter; 0 when it does not exist, so that no row matches. */
export async function centroOfFilter(
  work: Pick<Reading, 'db' | 'idCliente'>,
  ref: RecordRef | null | undefined,
): Promise<number | null> {
  if (ref === null || ref === undefined) return null
  const row = await from(work, 'centro_custo').select('id').where(isRecord('centro_custo', ref)).executeTakeFirst()
  return row?.id ?? 0
}

/**
 * Whether a budget of the church has values of the cost centre. A deleted draft counts too: once restored, its values
 * have to be of a cost centre that can be chosen.
 */
export async function hasPrevisao(
  { db, idCliente }: { db: Reading['db']; idCliente: number },
  id: number,
): Promise<boolean> {
  const { rows } = await sql`select from previsao_orcamentaria p join centro_custo c on c.id_cliente = p.id_cliente
    where p.id_cliente = ${idCliente} and c.id = ${id}
      and p.linhas @> jsonb_build_array(jsonb_build_object('centro', c.uuid)) limit 1`.execute(db)
  return rows.length > 0
}

/** The first matches for the global search. */
export const search = (work: Reading, patterns: string[]) => {
  let query = centros(work).where('centro_custo.excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('centro_custo.busca', 'like', pattern)
  return query
    .select(['centro_custo.id', 'centro_custo.uuid', 'centro_custo.nome', 'departamento.tituloDepartamento'])
    .orderBy(byMatch('centro_custo.nomeOrdem', patterns))
    .orderBy('centro_custo.nomeOrdem')
    .limit(8)
}
