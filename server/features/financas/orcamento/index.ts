import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { formatMoney } from '../../../kernel/money.js'
import { orcamentoActions } from './orcamento.actions.js'
import { orcamentoEdges } from './orcamento.edges.js'
import { Orcamento } from './orcamento.entity.js'
import { procurar } from './orcamento.queries.js'
import { OrcamentoResolver } from './orcamento.resolver.js'
import { orcamentoRoutes } from './orcamento.rest.js'
import { lerOrcamento, listarOrcamentos, restaurarOrcamento } from './orcamento.usecases.js'

export { gastos } from './gastos.js'
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
  record: { type: 'Orcamento', list: listarOrcamentos, read: lerOrcamento },
  entities: [Orcamento],
  resolvers: [OrcamentoResolver, ...orcamentoEdges],
  routes: orcamentoRoutes,
  search: {
    action: 'orcamento.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, tituloOrcamento, valorOrcamento, tituloDepartamento }) => ({
        tipo: 'orcamento',
        id,
        uuid,
        titulo: tituloOrcamento,
        subtitulo: `${tituloDepartamento} · ${formatMoney(valorOrcamento)}`,
      }))
    },
  },
}
