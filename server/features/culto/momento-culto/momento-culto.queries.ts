import type { z } from 'zod'
import type { listarMomentosCultoInput } from '../../../../schema/rules/culto/momento-culto.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { listOf } from '../../../kernel/work/edges/list.js'
import { MomentoCulto } from './momento-culto.entity.js'

const columns = recordFields(MomentoCulto, 'nomeOrdem')

export function listRows(work: Reading, input: z.output<typeof listarMomentosCultoInput>) {
  let query = from(work, 'momento_culto').where('excluidoEm', input.filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('nomeOrdem', 'like', pattern)
  const column = input.ordem?.campo === 'createdAt' ? 'createdAt' : 'nomeOrdem'
  const direction = input.ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query.select(columns).orderBy(column, direction).orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Reading, ref: RecordRef) =>
  from(work, 'momento_culto').select(columns).where(isRecord('momento_culto', ref)).executeTakeFirst()

export type MomentoCultoRow = NonNullable<Awaited<ReturnType<typeof read>>>
