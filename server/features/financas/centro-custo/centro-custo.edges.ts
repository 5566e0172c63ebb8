import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Departamento } from '../../pessoas/departamento/departamento.type.js'
import { CentroCustoPage, CentrosCustoArgs } from './centro-custo.type.js'
import { listCentrosCusto } from './centro-custo.usecases.js'

export const centroCustoEdges = [
  edgeOf(Departamento, 'centrosCusto', {
    list: listCentrosCusto,
    page: CentroCustoPage,
    args: CentrosCustoArgs,
    column: 'centro_custo.idDepartamento',
    description: 'Os centros de custo do departamento.',
  }),
]
