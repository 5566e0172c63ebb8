import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { patrimonioActions } from './patrimonio.actions.js'
import { patrimonioEdges } from './patrimonio.edges.js'
import { Patrimonio } from './patrimonio.entity.js'
import { procurar } from './patrimonio.queries.js'
import { PatrimonioResolver } from './patrimonio.resolver.js'
import { patrimonioRoutes } from './patrimonio.rest.js'
import { lerPatrimonio, listarPatrimonios, restaurarPatrimonio } from './patrimonio.usecases.js'

export { patrimonioPorId } from './patrimonio.queries.js'

export const patrimonioFeature: Feature = {
  name: 'patrimonio',
  actions: patrimonioActions,
  areas: inArea('patrimonio', patrimonioActions),
  label: 'Patrimônio',
  labels: 'Patrimônios',
  table: 'patrimonio',
  bin: { titulo: 'r.nome_patrimonio', restaurar: restaurarPatrimonio },
  record: { type: 'Patrimonio', list: listarPatrimonios, read: lerPatrimonio },
  entities: [Patrimonio],
  resolvers: [PatrimonioResolver, ...patrimonioEdges],
  routes: patrimonioRoutes,
  search: {
    action: 'patrimonio.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, nomePatrimonio, codigoPatrimonio }) => ({
        tipo: 'patrimonio',
        id,
        uuid,
        titulo: nomePatrimonio,
        subtitulo: codigoPatrimonio,
      }))
    },
  },
}
