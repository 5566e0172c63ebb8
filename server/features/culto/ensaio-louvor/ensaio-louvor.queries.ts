import type { z } from 'zod'
import { searchPatterns } from '../../../kernel/pagination.js'
import { listOf } from '../../../kernel/tenant/list.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { listarEnsaiosLouvorInput } from './ensaio-louvor.input.js'

const columns = ['id', 'uuid', 'idCliente', 'horaEnsaio', 'createdAt', 'excluidoEm', 'versao'] as const

export function listar(work: Reading, input: z.output<typeof listarEnsaiosLouvorInput>) {
  let query = from(work, 'ensaio_louvor').where('excluidoEm', input.filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('nomeOrdem', 'like', pattern)
  const column = input.ordem?.campo === 'createdAt' ? 'createdAt' : 'nomeOrdem'
  const direction = input.ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query.select(columns).orderBy(column, direction).orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const ler = (work: Reading, ref: RecordRef) =>
  from(work, 'ensaio_louvor').select(columns).where(isRecord('ensaio_louvor', ref)).executeTakeFirst()

export type EnsaioLouvorRow = NonNullable<Awaited<ReturnType<typeof ler>>>
