import { groupedBy, loaderOf } from '../../../server/kernel/loader.js'
import { from } from '../../../server/kernel/tenant/records.js'
import type { Reading } from '../../../server/kernel/tenant/session.js'

const membrosDe = (work: Reading, ids: readonly number[]) =>
  from(work, 'bench_membro')
    .select(['id', 'idUsuario', 'idDepartamento', 'funcao'])
    .where('idUsuario', 'in', ids)
    .orderBy('id')
    .execute()

export type MembroRow = Awaited<ReturnType<typeof membrosDe>>[number]

export const membrosPorPessoa = groupedBy<MembroRow[]>(async (work, ids) => {
  const found = new Map(ids.map((id): [number, MembroRow[]] => [id, []]))
  for (const row of await membrosDe(work, ids)) found.get(row.idUsuario)?.push(row)
  return ids.map((id) => found.get(id) ?? [])
})

export const departamentoPorId = loaderOf((work, ids) =>
  from(work, 'bench_departamento').select(['id', 'nome']).where('id', 'in', ids).execute(),
)
