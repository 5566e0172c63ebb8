import { edgeOf } from '../../../kernel/graphql/edge.js'
import { selects } from '../../../kernel/graphql/selection.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { EntradaPage, EntradasArgs } from './entrada.type.js'
import { listarEntradas } from './entrada.usecases.js'

export const entradaEdges = [
  edgeOf(CentroCusto, 'entradas', {
    list: listarEntradas,
    page: EntradaPage,
    args: EntradasArgs,
    column: 'entrada.idCentroCusto',
    description: 'As entradas do centro de custo.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
]
