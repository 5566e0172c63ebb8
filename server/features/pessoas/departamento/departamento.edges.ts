import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { DepartamentoPage, DepartamentosArgs } from './departamento.type.js'
import { listDepartamentos } from './departamento.usecases.js'

export const departamentoEdges = [
  edgeOf(Usuario, 'departamentosResponsavel', {
    list: listDepartamentos,
    page: DepartamentoPage,
    args: DepartamentosArgs,
    column: 'departamento.idResponsavel',
    description: 'Os departamentos por que a pessoa responde.',
  }),
]
