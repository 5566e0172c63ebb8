import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { selects } from '../../../kernel/transport/graphql/selection.js'
import { Categoria } from '../categoria/categoria.type.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.type.js'
import { inContaFinanceira } from '../conta-financeira/index.js'
import { Entrada, EntradaPage, EntradasArgs } from './entrada.type.js'
import { listEntradas } from './entrada.usecases.js'

export const entradaEdges = [
  edgeOf(CentroCusto, 'entradas', {
    list: listEntradas,
    page: EntradaPage,
    args: EntradasArgs,
    column: 'entrada.idCentroCusto',
    description: 'As entradas do centro de custo.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  edgeOf(ContaFinanceira, 'entradas', {
    list: listEntradas,
    page: EntradaPage,
    args: EntradasArgs,
    column: inContaFinanceira('entrada'),
    description: 'As entradas da conta financeira.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  edgeOf(Categoria, 'entradas', {
    list: listEntradas,
    page: EntradaPage,
    args: EntradasArgs,
    column: 'entrada.idCategoria',
    description: 'As entradas da categoria própria; as de uma fixa, o filtro idCategoria acha.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  linkOf(Entrada, 'estorno', {
    list: listEntradas,
    to: Entrada,
    column: 'entrada.idEstornado',
    description: 'O estorno desta entrada.',
  }),
  linkOf(Entrada, 'estornada', {
    list: listEntradas,
    to: Entrada,
    column: 'entrada.id',
    idIn: 'idEstornado',
    description: 'Em um estorno: a entrada estornada.',
  }),
]
