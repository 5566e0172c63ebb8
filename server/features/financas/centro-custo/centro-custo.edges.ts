import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Departamento } from '../../pessoas/departamento/departamento.type.js'
import { CentroCustoPage, CentrosCustoArgs } from './centro-custo.type.js'
import { listarCentrosCusto } from './centro-custo.usecases.js'

export const centroCustoEdges = [
  edgeOf(Departamento, 'centrosCusto', {
    list: listarCentrosCusto,
    page: CentroCustoPage,
    args: CentrosCustoArgs,
    column: 'centro_custo.idDepartamento',
    description: 'Os centros de custo do departamento.',
  }),
]
