import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { searchEntries } from '../lancamento/index.js'
import { numberField } from '../numero/index.js'
import { saidas } from './livro.js'
import { saidaActions } from './saida.actions.js'
import { saidaEdges } from './saida.edges.js'
import { Saida } from './saida.entity.js'
import { SaidaPageResolver, SaidaResolver } from './saida.resolver.js'
import { saidaRoutes } from './saida.rest.js'
import { Saida as SaidaType } from './saida.type.js'
import { listSaidas, readSaida, restaurarSaida } from './saida.usecases.js'

/** For features whose records create expenses, in their own transaction. */
export const {
  lancar: bookSaida,
  lancarTodas: bookSaidas,
  alterar: changeSaida,
  retirar: withdrawSaida,
  criar: digitarSaida,
  mover: moveSaida,
  excluir: removeTypedSaida,
} = saidas

export { categoriasSaida } from '../../../../schema/rules/financas/saida.input.js'
export { listSaidas } from './saida.usecases.js'
export { SaidaType }

export const saidaFeature: Feature = {
  name: 'saida',
  actions: saidaActions,
  areas: inArea('tesouraria', saidaActions),
  label: 'Saída',
  labels: 'Saídas',
  gender: 'f',
  table: 'saida',
  bin: { titulo: 'r.descricao', restaurar: restaurarSaida },
  record: { type: 'Saida', list: listSaidas, read: readSaida },
  entities: [Saida],
  resolvers: [SaidaResolver, SaidaPageResolver, numberField(SaidaType, 'saida'), ...saidaEdges],
  routes: saidaRoutes,
  search: searchEntries('saida'),
}
