import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { bookedBy } from '../lancamento/index.js'
import { listSaidas, SaidaType } from '../saida/index.js'
import { BaixaPagar, BaixaPagarPage, BaixasPagarArgs } from './baixa-pagar.type.js'
import { listBaixasPagar } from './baixa-pagar.usecases.js'
import { ContaPagar } from './conta-pagar.type.js'
import { listContasPagar } from './conta-pagar.usecases.js'

export const baixaPagarEdges = [
  edgeOf(ContaPagar, 'baixas', {
    list: listBaixasPagar,
    page: BaixaPagarPage,
    args: BaixasPagarArgs,
    column: 'baixa_pagar.idConta',
    description: 'Os pagamentos da conta, sem os desfeitos.',
  }),
  linkOf(BaixaPagar, 'conta', {
    list: listContasPagar,
    to: ContaPagar,
    column: 'conta_pagar.id',
    idIn: 'idConta',
    description: 'A conta a pagar.',
  }),
  linkOf(BaixaPagar, 'lancamento', {
    list: listSaidas,
    to: SaidaType,
    column: bookedBy('saida', 'contaPagar', 'baixa_pagar'),
    description: 'A saída do pagamento.',
  }),
]
