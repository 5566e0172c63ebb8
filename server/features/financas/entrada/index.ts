import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { perguntasDoLancamento, searchEntries } from '../lancamento/index.js'
import { campoNumero } from '../numero/index.js'
import { entradaActions } from './entrada.actions.js'
import { entradaEdges } from './entrada.edges.js'
import { Entrada } from './entrada.entity.js'
import { EntradaPageResolver, EntradaResolver } from './entrada.resolver.js'
import { entradaRoutes } from './entrada.rest.js'
import { Entrada as EntradaType } from './entrada.type.js'
import { lerEntrada, listarEntradas, restaurarEntrada } from './entrada.usecases.js'
import { entradas } from './livro.js'

/** For features whose records create income, in their own transaction. */
export const {
  lancar: lancarEntrada,
  lancarTodas: lancarEntradas,
  alterar: alterarEntrada,
  retirar: retirarEntrada,
  reverter: reverterEntrada,
  criar: digitarEntrada,
  atribuir: atribuirEntrada,
  mover: moverEntrada,
  excluir: excluirEntradaDigitada,
} = entradas

/** @public for exports of what becomes income */
export { categoriasEntrada } from './entrada.input.js'
export { listarEntradas } from './entrada.usecases.js'
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
  record: { type: 'Entrada', list: listarEntradas, read: lerEntrada },
  entities: [Entrada],
  resolvers: [EntradaResolver, EntradaPageResolver, campoNumero(EntradaType, 'entrada'), ...entradaEdges],
  routes: entradaRoutes,
  search: searchEntries('entrada'),
}
