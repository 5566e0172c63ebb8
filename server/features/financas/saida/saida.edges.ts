import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { selects } from '../../../kernel/transport/graphql/selection.js'
import { Categoria } from '../categoria/categoria.type.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.type.js'
import { inContaFinanceira } from '../conta-financeira/index.js'
import { Fornecedor } from '../fornecedor/fornecedor.type.js'
import { Saida, SaidaPage, SaidasArgs } from './saida.type.js'
import { listSaidas } from './saida.usecases.js'

export const saidaEdges = [
  edgeOf(CentroCusto, 'saidas', {
    list: listSaidas,
    page: SaidaPage,
    args: SaidasArgs,
    column: 'saida.idCentroCusto',
    description: 'As saídas do centro de custo.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  edgeOf(ContaFinanceira, 'saidas', {
    list: listSaidas,
    page: SaidaPage,
    args: SaidasArgs,
    column: inContaFinanceira('saida'),
    description: 'As saídas da conta financeira.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  edgeOf(Fornecedor, 'saidas', {
    list: listSaidas,
    page: SaidaPage,
    args: SaidasArgs,
    column: 'saida.idFornecedor',
    description: 'As saídas do fornecedor.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  edgeOf(Categoria, 'saidas', {
    list: listSaidas,
    page: SaidaPage,
    args: SaidasArgs,
    column: 'saida.idCategoria',
    description: 'As saídas da categoria própria; as de uma fixa, o filtro idCategoria acha.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  linkOf(Saida, 'estorno', {
    list: listSaidas,
    to: Saida,
    column: 'saida.idEstornado',
    description: 'O estorno desta saída.',
  }),
  linkOf(Saida, 'estornada', {
    list: listSaidas,
    to: Saida,
    column: 'saida.id',
    idIn: 'idEstornado',
    description: 'Em um estorno: a saída estornada.',
  }),
]
