import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { lancadoPor } from '../lancamento/index.js'
import { listarSaidas, SaidaType } from '../saida/index.js'
import { BaixaPagar, BaixaPagarPage, BaixasPagarArgs } from './baixa-pagar.type.js'
import { listarBaixasPagar } from './baixa-pagar.usecases.js'
import { ContaPagar } from './conta-pagar.type.js'
import { listarContasPagar } from './conta-pagar.usecases.js'

export const baixaPagarEdges = [
  edgeOf(ContaPagar, 'baixas', {
    list: listarBaixasPagar,
    page: BaixaPagarPage,
    args: BaixasPagarArgs,
    column: 'baixa_pagar.idConta',
    description: 'Os pagamentos da conta, sem os desfeitos.',
  }),
  linkOf(BaixaPagar, 'conta', {
    list: listarContasPagar,
    to: ContaPagar,
    column: 'conta_pagar.id',
    idIn: 'idConta',
    description: 'A conta a pagar.',
  }),
  linkOf(BaixaPagar, 'lancamento', {
    list: listarSaidas,
    to: SaidaType,
    column: lancadoPor('saida', 'contaPagar', 'baixa_pagar'),
    description: 'A saída do pagamento.',
  }),
]
