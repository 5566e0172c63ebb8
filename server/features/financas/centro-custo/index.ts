import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { centroCustoActions } from './centro-custo.actions.js'
import { centroCustoEdges } from './centro-custo.edges.js'
import { CentroCusto } from './centro-custo.entity.js'
import { search } from './centro-custo.queries.js'
import { CentroCustoResolver } from './centro-custo.resolver.js'
import { centroCustoRoutes } from './centro-custo.rest.js'
import { listCentrosCusto, readCentroCusto, restaurarCentroCusto } from './centro-custo.usecases.js'

export { centroCustoById, centroOfFilter } from './centro-custo.queries.js'
export { CentroCusto as CentroCustoType } from './centro-custo.type.js'
export { centroCustoNumber } from './centro-custo.usecases.js'
export { centroGeral } from './geral.js'

export const centroCustoFeature: Feature = {
  name: 'centroCusto',
  actions: centroCustoActions,
  areas: inArea('tesouraria', centroCustoActions, {}, ['departamentos']),
  label: 'Centro de custo',
  labels: 'Centros de custo',
  table: 'centro_custo',
  bin: { titulo: 'r.nome', restaurar: restaurarCentroCusto },
  record: { type: 'CentroCusto', list: listCentrosCusto, read: readCentroCusto },
  entities: [CentroCusto],
  resolvers: [CentroCustoResolver, ...centroCustoEdges],
  routes: centroCustoRoutes,
  search: {
    action: 'centroCusto.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nome, tituloDepartamento }) => ({
        tipo: 'centroCusto',
        id,
        uuid,
        titulo: nome,
        subtitulo: tituloDepartamento,
      })),
    ],
  },
}
