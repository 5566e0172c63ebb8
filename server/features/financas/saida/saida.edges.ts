import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { selects } from '../../../kernel/graphql/selection.js'
import { Categoria } from '../categoria/categoria.type.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.type.js'
import { daContaFinanceira } from '../conta-financeira/index.js'
import { Fornecedor } from '../fornecedor/fornecedor.type.js'
import { Saida, SaidaPage, SaidasArgs } from './saida.type.js'
import { listarSaidas } from './saida.usecases.js'

export const saidaEdges = [
  edgeOf(CentroCusto, 'saidas', {
    list: listarSaidas,
    page: SaidaPage,
    args: SaidasArgs,
    column: 'saida.idCentroCusto',
    description: 'As saídas do centro de custo.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  edgeOf(ContaFinanceira, 'saidas', {
    list: listarSaidas,
    page: SaidaPage,
    args: SaidasArgs,
    column: daContaFinanceira('saida'),
    description: 'As saídas da conta financeira.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  edgeOf(Fornecedor, 'saidas', {
    list: listarSaidas,
    page: SaidaPage,
    args: SaidasArgs,
    column: 'saida.idFornecedor',
    description: 'As saídas do fornecedor.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  edgeOf(Categoria, 'saidas', {
    list: listarSaidas,
    page: SaidaPage,
    args: SaidasArgs,
    column: 'saida.idCategoria',
    description: 'As saídas da categoria própria; as de uma fixa, o filtro idCategoria acha.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  linkOf(Saida, 'estorno', {
    list: listarSaidas,
    to: Saida,
    column: 'saida.idEstornado',
    description: 'O estorno desta saída.',
  }),
  linkOf(Saida, 'estornada', {
    list: listarSaidas,
    to: Saida,
    column: 'saida.id',
    idIn: 'idEstornado',
    description: 'Em um estorno: a saída estornada.',
  }),
]
