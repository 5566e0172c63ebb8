import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarTransferenciasInput } from '../../../../schema/rules/financas/transferencia.input.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { contaOfFilter } from '../conta-financeira/index.js'
import { numberMatches } from '../numero/index.js'
import { Transferencia } from './transferencia.entity.js'

const columns = recordFields(Transferencia, 'historicoOrigem', 'historicoDestino', 'busca')

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** Newest first by default. */
export async function listRows(work: Reading, input: z.output<typeof listarTransferenciasInput>) {
  const { filtro, ordem } = input
  const conta = await contaOfFilter(work, filtro?.idContaFinanceira)
  let query = from(work, 'transferencia').where('excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const found of numberMatches(work, 'transferencia', input.busca)) query = query.where(found)
  if (filtro?.mes) {
    const first = `${filtro.mes}-01`
    query = query.where(
      sql<boolean>`data between ${first}::date and (${first}::date + interval '1 month - 1 day')::date`,
    )
  }
  if (conta) query = query.where(sql<boolean>`${conta.id}::int in (id_conta_origem, id_conta_destino)`)
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(ordem?.campo ?? 'data', direction)
    .orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'transferencia').select(columns).where(isRecord('transferencia', ref)).executeTakeFirst()

export type TransferenciaRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Id of a transfer's reversal that is not deleted. */
export async function estornoOf(work: Scope, id: number): Promise<number | undefined> {
  const row = await from(work, 'transferencia')
    .select('id')
    .where('idEstornada', '=', id)
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Loads the id of a transfer's reversal that is not deleted, or null. */
export const estornoOfTransferencia = groupedBy<number>(async (work, ids) => {
  const rows = await from(work, 'transferencia')
    .select(['id', 'idEstornada'])
    .where('idEstornada', 'in', ids)
    .where('excluidoEm', 'is', null)
    .execute()
  const found = new Map(rows.map((row) => [row.idEstornada, row.id]))
  return ids.map((id) => found.get(id) ?? null)
})
