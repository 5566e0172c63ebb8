import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { ContaFinanceiraType } from '../conta-financeira/index.js'
import { EntradaType } from '../entrada/index.js'
import { SaidaType } from '../saida/index.js'
import { movimentoDo } from './movimento-bancario.queries.js'
import { MovimentoBancario, MovimentoBancarioPage, MovimentosBancariosArgs } from './movimento-bancario.type.js'
import { listarMovimentos } from './movimento-bancario.usecases.js'

const description = 'O movimento do banco com que está conciliada; nulo se com nenhum.'

export const movimentoBancarioEdges = [
  edgeOf(ContaFinanceiraType, 'movimentos', {
    list: listarMovimentos,
    page: MovimentoBancarioPage,
    args: MovimentosBancariosArgs,
    column: 'movimento_bancario.idContaFinanceira',
    description: 'Os movimentos dos extratos bancários importados na conta financeira.',
  }),
  linkOf(EntradaType, 'movimento', {
    list: listarMovimentos,
    to: MovimentoBancario,
    column: movimentoDo('entrada'),
    description,
  }),
  linkOf(SaidaType, 'movimento', {
    list: listarMovimentos,
    to: MovimentoBancario,
    column: movimentoDo('saida'),
    description,
  }),
]
