import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Departamento } from '../departamento/departamento.type.js'
import { MembroDepartamentoPage, MembrosDepartamentoArgs } from './departamento-membro.type.js'
import { listarMembrosDepartamento } from './departamento-membro.usecases.js'

export const departamentoMembroEdges = [
  edgeOf(Departamento, 'membros', {
    list: listarMembrosDepartamento,
    page: MembroDepartamentoPage,
    args: MembrosDepartamentoArgs,
    column: 'departamento_membro.idDepartamento',
    description: 'Os membros do departamento.',
  }),
]
