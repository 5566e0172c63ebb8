import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { perguntasDoLancamento, searchEntries } from '../lancamento/index.js'
import { numberField } from '../numero/index.js'
import { entradaActions } from './entrada.actions.js'
import { entradaEdges } from './entrada.edges.js'
import { Entrada } from './entrada.entity.js'
import { EntradaPageResolver, EntradaResolver } from './entrada.resolver.js'
import { entradaRoutes } from './entrada.rest.js'
import { Entrada as EntradaType } from './entrada.type.js'
import { listEntradas, readEntrada, restaurarEntrada } from './entrada.usecases.js'
import { entradas } from './livro.js'

/** For features whose records create income, in their own transaction. */
export const {
  lancar: bookEntrada,
  lancarTodas: bookEntradas,
  alterar: changeEntrada,
  retirar: withdrawEntrada,
  reverter: reverterEntrada,
  criar: digitarEntrada,
  atribuir: assignEntrada,
  mover: moveEntrada,
  excluir: removeTypedEntrada,
} = entradas

/** @public for exports of what becomes income */
export { categoriasEntrada } from '../../../../schema/rules/financas/entrada.input.js'
export { listEntradas } from './entrada.usecases.js'
export { EntradaType }

export const entradaFeature: Feature = {
  name: 'entrada',
  asks: perguntasDoLancamento,
  actions: entradaActions,
  areas: inArea('tesouraria', entradaActions),
  label: 'Entrada',
  labels: 'Entradas',
  gender: 'f',
  table: 'entrada',
  bin: { titulo: 'r.descricao', restaurar: restaurarEntrada },
  record: { type: 'Entrada', list: listEntradas, read: readEntrada },
  entities: [Entrada],
  resolvers: [EntradaResolver, EntradaPageResolver, numberField(EntradaType, 'entrada'), ...entradaEdges],
  routes: entradaRoutes,
  search: searchEntries('entrada'),
}
