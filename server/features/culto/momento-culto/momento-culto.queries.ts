import type { z } from 'zod'
import { listOf } from '../../../kernel/reading/list.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { listarMomentosCultoInput } from './momento-culto.input.js'

const columns = ['id', 'uuid', 'idCliente', 'titulo', 'createdAt', 'updatedAt', 'excluidoEm', 'versao'] as const

export function listar(work: Reading, input: z.output<typeof listarMomentosCultoInput>) {
  let query = from(work, 'momento_culto').where('excluidoEm', input.filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('nomeOrdem', 'like', pattern)
  const column = input.ordem?.campo === 'createdAt' ? 'createdAt' : 'nomeOrdem'
  const direction = input.ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query.select(columns).orderBy(column, direction).orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const ler = (work: Reading, ref: RecordRef) =>
  from(work, 'momento_culto').select(columns).where(isRecord('momento_culto', ref)).executeTakeFirst()

export type MomentoCultoRow = NonNullable<Awaited<ReturnType<typeof ler>>>
