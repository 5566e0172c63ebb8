import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { EntradaType, listarEntradas } from '../entrada/index.js'
import { lancadoPor } from '../lancamento/index.js'
import { BaixaReceber, BaixaReceberPage, BaixasReceberArgs } from './baixa-receber.type.js'
import { listarBaixasReceber } from './baixa-receber.usecases.js'
import { ContaReceber } from './conta-receber.type.js'
import { listarContasReceber } from './conta-receber.usecases.js'

export const baixaReceberEdges = [
  edgeOf(ContaReceber, 'baixas', {
    list: listarBaixasReceber,
    page: BaixaReceberPage,
    args: BaixasReceberArgs,
    column: 'baixa_receber.idConta',
    description: 'Os recebimentos da conta, sem os desfeitos.',
  }),
  linkOf(BaixaReceber, 'conta', {
    list: listarContasReceber,
    to: ContaReceber,
    column: 'conta_receber.id',
    idIn: 'idConta',
    description: 'A conta a receber.',
  }),
  linkOf(BaixaReceber, 'lancamento', {
    list: listarEntradas,
    to: EntradaType,
    column: lancadoPor('entrada', 'contaReceber', 'baixa_receber'),
    description: 'A entrada do recebimento.',
  }),
]
