import { isAmong } from '../../../server/kernel/reading/nested.js'
import { nestedList } from '../../../server/kernel/reading/nested-list.js'
import { from } from '../../../server/kernel/tenant/records.js'

export const membrosDaPessoa = nestedList({
  table: 'usuario',
  property: 'membros',
  action: 'usuario.ler',
  /** Joins the department's name, which every membership shows. */
  items: (work, numbers) =>
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
      .where(isAmong('bench_membro.idUsuario', numbers))
      .orderBy('bench_membro.id'),
  owner: (row) => row.idUsuario,
  show: ({ id, funcao, idDepartamento, nomeDepartamento }) => ({
    id,
    funcao,
    departamento: { id: idDepartamento, nome: nomeDepartamento },
  }),
})
