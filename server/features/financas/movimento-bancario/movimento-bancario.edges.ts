import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { ContaFinanceiraType } from '../conta-financeira/index.js'
import { EntradaType } from '../entrada/index.js'
import { SaidaType } from '../saida/index.js'
import { TransferenciaType } from '../transferencia/index.js'
import { movimentoOf, movimentoOfSide } from './movimento-bancario.queries.js'
import { MovimentoBancario, MovimentoBancarioPage, MovimentosBancariosArgs } from './movimento-bancario.type.js'
import { listMovimentos } from './movimento-bancario.usecases.js'

const description = 'O movimento do banco com que está conciliada; nulo se com nenhum.'

export const movimentoBancarioEdges = [
  edgeOf(ContaFinanceiraType, 'movimentos', {
    list: listMovimentos,
    page: MovimentoBancarioPage,
    args: MovimentosBancariosArgs,
    column: 'movimento_bancario.idContaFinanceira',
    description: 'Os movimentos dos extratos bancários importados na conta financeira.',
  }),
  linkOf(EntradaType, 'movimento', {
    list: listMovimentos,
    to: MovimentoBancario,
    column: movimentoOf('entrada'),
    description,
  }),
  linkOf(SaidaType, 'movimento', {
    list: listMovimentos,
    to: MovimentoBancario,
    column: movimentoOf('saida'),
    description,
  }),
  linkOf(TransferenciaType, 'movimentoEnviado', {
    list: listMovimentos,
    to: MovimentoBancario,
    column: movimentoOfSide(false),
    description: 'O movimento do banco de que o dinheiro saiu; nulo se não está conciliada com nenhum.',
  }),
  linkOf(TransferenciaType, 'movimentoRecebido', {
    list: listMovimentos,
    to: MovimentoBancario,
    column: movimentoOfSide(true),
    description: 'O movimento do banco a que o dinheiro chegou; nulo se não está conciliada com nenhum.',
  }),
]
