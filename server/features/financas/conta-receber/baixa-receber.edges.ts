import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { EntradaType, listEntradas } from '../entrada/index.js'
import { bookedBy } from '../lancamento/index.js'
import { BaixaReceber, BaixaReceberPage, BaixasReceberArgs } from './baixa-receber.type.js'
import { listBaixasReceber } from './baixa-receber.usecases.js'
import { ContaReceber } from './conta-receber.type.js'
import { listContasReceber } from './conta-receber.usecases.js'

export const baixaReceberEdges = [
  edgeOf(ContaReceber, 'baixas', {
    list: listBaixasReceber,
    page: BaixaReceberPage,
    args: BaixasReceberArgs,
    column: 'baixa_receber.idConta',
    description: 'Os recebimentos da conta, sem os desfeitos.',
  }),
  linkOf(BaixaReceber, 'conta', {
    list: listContasReceber,
    to: ContaReceber,
    column: 'conta_receber.id',
    idIn: 'idConta',
    description: 'A conta a receber.',
  }),
  linkOf(BaixaReceber, 'lancamento', {
    list: listEntradas,
    to: EntradaType,
    column: bookedBy('entrada', 'contaReceber', 'baixa_receber'),
    description: 'A entrada do recebimento.',
  }),
]
