import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { patrimonioActions } from './patrimonio.actions.js'
import { patrimonioEdges } from './patrimonio.edges.js'
import { Patrimonio } from './patrimonio.entity.js'
import { search } from './patrimonio.queries.js'
import { PatrimonioResolver } from './patrimonio.resolver.js'
import { patrimonioRoutes } from './patrimonio.rest.js'
import { listPatrimonios, readPatrimonio, restaurarPatrimonio } from './patrimonio.usecases.js'

export { patrimonioById } from './patrimonio.queries.js'

export const patrimonioFeature: Feature = {
  name: 'patrimonio',
  actions: patrimonioActions,
  areas: inArea('patrimonio', patrimonioActions),
  label: 'Patrimônio',
  labels: 'Patrimônios',
  table: 'patrimonio',
  bin: { titulo: 'r.nome_patrimonio', restaurar: restaurarPatrimonio },
  record: { type: 'Patrimonio', list: listPatrimonios, read: readPatrimonio },
  entities: [Patrimonio],
  resolvers: [PatrimonioResolver, ...patrimonioEdges],
  routes: patrimonioRoutes,
  search: {
    action: 'patrimonio.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nomePatrimonio, codigoPatrimonio }) => ({
        tipo: 'patrimonio',
        id,
        uuid,
        titulo: nomePatrimonio,
        subtitulo: codigoPatrimonio,
      })),
    ],
  },
}
