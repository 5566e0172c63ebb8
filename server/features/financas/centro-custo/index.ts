import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { centroCustoActions } from './centro-custo.actions.js'
import { centroCustoEdges } from './centro-custo.edges.js'
import { CentroCusto } from './centro-custo.entity.js'
import { procurar } from './centro-custo.queries.js'
import { CentroCustoResolver } from './centro-custo.resolver.js'
import { centroCustoRoutes } from './centro-custo.rest.js'
import { lerCentroCusto, listarCentrosCusto, restaurarCentroCusto } from './centro-custo.usecases.js'

export { centroCustoPorId, centroDoFiltro } from './centro-custo.queries.js'
export { CentroCusto as CentroCustoType } from './centro-custo.type.js'
export { numeroCentroCusto } from './centro-custo.usecases.js'
export { centroGeral } from './geral.js'

export const centroCustoFeature: Feature = {
  name: 'centroCusto',
  actions: centroCustoActions,
  areas: inArea('tesouraria', centroCustoActions, {}, ['departamentos']),
  label: 'Centro de custo',
  labels: 'Centros de custo',
  table: 'centro_custo',
  bin: { titulo: 'r.nome', restaurar: restaurarCentroCusto },
  record: { type: 'CentroCusto', list: listarCentrosCusto, read: lerCentroCusto },
  entities: [CentroCusto],
  resolvers: [CentroCustoResolver, ...centroCustoEdges],
  routes: centroCustoRoutes,
  search: {
    action: 'centroCusto.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, nome, tituloDepartamento }) => ({
        tipo: 'centroCusto',
        id,
        uuid,
        titulo: nome,
        subtitulo: tituloDepartamento,
      }))
    },
  },
}
