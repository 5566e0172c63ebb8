import { edgeOf } from '../../../kernel/graphql/edge.js'
import { selects } from '../../../kernel/graphql/selection.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { ContaPagarPage, ContasPagarArgs } from './conta-pagar.type.js'
import { listarContasPagar } from './conta-pagar.usecases.js'

export const contaPagarEdges = [
  edgeOf(CentroCusto, 'contasPagar', {
    list: listarContasPagar,
    page: ContaPagarPage,
    args: ContasPagarArgs,
    column: 'conta_pagar.idCentroCusto',
    description: 'As contas a pagar do centro de custo.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
]
