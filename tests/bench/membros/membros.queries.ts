import { groupedBy } from '../../../server/kernel/loader.js'
import { from } from '../../../server/kernel/tenant/records.js'
import type { Reading } from '../../../server/kernel/tenant/session.js'

/** With the department's name beside each membership: there is no list of memberships without it. */
const membrosDe = (work: Reading, ids: readonly number[]) =>
  from(work, 'bench_membro')
    .innerJoin('bench_departamento', (join) =>
      join
        .onRef('bench_departamento.id', '=', 'bench_membro.idDepartamento')
        .onRef('bench_departamento.idCliente', '=', 'bench_membro.idCliente'),
    )
    .select([
      'bench_membro.id',
      'bench_membro.idUsuario',
      'bench_membro.funcao',
      'bench_membro.idDepartamento',
      'bench_departamento.nome as nomeDepartamento',
    ])
    .where('bench_membro.idUsuario', 'in', ids)
    .orderBy('bench_membro.id')
    .execute()

export const membrosPorPessoa = groupedBy<MembroRow[]>(async (work, ids) => {
  const found = new Map(ids.map((id): [number, MembroRow[]] => [id, []]))
  for (const { idUsuario, idDepartamento, nomeDepartamento, ...membro } of await membrosDe(work, ids)) {
    found.get(idUsuario)?.push({ ...membro, departamento: { id: idDepartamento, nome: nomeDepartamento } })
  }
  return ids.map((id) => found.get(id) ?? [])
})

interface MembroRow {
  id: number
  funcao: string
  departamento: { id: number; nome: string }
}
