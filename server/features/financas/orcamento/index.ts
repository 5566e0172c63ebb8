import { formatMoney } from '../../../../schema/rules/money.js'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { orcamentoActions } from './orcamento.actions.js'
import { orcamentoEdges } from './orcamento.edges.js'
import { Orcamento } from './orcamento.entity.js'
import { search } from './orcamento.queries.js'
import { OrcamentoResolver } from './orcamento.resolver.js'
import { orcamentoRoutes } from './orcamento.rest.js'
import { listOrcamentos, readOrcamento, restaurarOrcamento } from './orcamento.usecases.js'

export { spendingOf } from './gastos.js'
export { type Execucao, execucao as execucaoOrcamentos } from './orcamento.queries.js'

export const orcamentoFeature: Feature = {
  name: 'orcamento',
  actions: orcamentoActions,
  areas: inArea('orcamentos', orcamentoActions, {}, ['departamentos']),
  label: 'Orçamento',
  labels: 'Orçamentos',
  table: 'orcamento',
  bin: { titulo: 'r.titulo_orcamento', restaurar: restaurarOrcamento },
  verbs: { aprovar: 'aprovar e recusar' },
  record: { type: 'Orcamento', list: listOrcamentos, read: readOrcamento },
  entities: [Orcamento],
  resolvers: [OrcamentoResolver, ...orcamentoEdges],
  routes: orcamentoRoutes,
  search: {
    action: 'orcamento.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, tituloOrcamento, valorOrcamento, tituloDepartamento }) => ({
        tipo: 'orcamento',
        id,
        uuid,
        titulo: tituloOrcamento,
        subtitulo: `${tituloDepartamento} · ${formatMoney(valorOrcamento)}`,
      })),
    ],
  },
}
