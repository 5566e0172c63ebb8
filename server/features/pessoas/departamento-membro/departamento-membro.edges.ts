import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Departamento } from '../departamento/departamento.type.js'
import { MembroDepartamentoPage, MembrosDepartamentoArgs } from './departamento-membro.type.js'
import { listMembrosDepartamento } from './departamento-membro.usecases.js'

const list = { list: listMembrosDepartamento, page: MembroDepartamentoPage, args: MembrosDepartamentoArgs }

export const departamentoMembroEdges = [
  edgeOf(Departamento, 'membros', {
    ...list,
    column: 'departamento_membro.idDepartamento',
    description: 'Os membros do departamento.',
  }),
  edgeOf(Usuario, 'departamentosMembro', {
    ...list,
    column: 'departamento_membro.idMembro',
    description: 'Os departamentos de que a pessoa é membro, em páginas.',
  }),
]
