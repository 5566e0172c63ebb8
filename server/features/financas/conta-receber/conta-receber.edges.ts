import { edgeOf } from '../../../kernel/graphql/edge.js'
import { selects } from '../../../kernel/graphql/selection.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { ContaReceberPage, ContasReceberArgs } from './conta-receber.type.js'
import { listarContasReceber } from './conta-receber.usecases.js'

export const contaReceberEdges = [
  edgeOf(CentroCusto, 'contasReceber', {
    list: listarContasReceber,
    page: ContaReceberPage,
    args: ContasReceberArgs,
    column: 'conta_receber.idCentroCusto',
    description: 'As contas a receber do centro de custo.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
]
