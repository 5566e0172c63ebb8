import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { DepartamentoPage, DepartamentosArgs } from './departamento.type.js'
import { listarDepartamentos } from './departamento.usecases.js'

export const departamentoEdges = [
  edgeOf(Usuario, 'departamentosResponsavel', {
    list: listarDepartamentos,
    page: DepartamentoPage,
    args: DepartamentosArgs,
    column: 'departamento.idResponsavel',
    description: 'Os departamentos por que a pessoa responde.',
  }),
]
