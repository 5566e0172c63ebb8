import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { tipoPatrimonioActions } from './tipo-patrimonio.actions.js'
import { TipoPatrimonio } from './tipo-patrimonio.entity.js'
import { search } from './tipo-patrimonio.queries.js'
import { TipoPatrimonioResolver } from './tipo-patrimonio.resolver.js'
import { tipoPatrimonioRoutes } from './tipo-patrimonio.rest.js'
import { initialTipos } from './tipo-patrimonio.rules.js'
import { listTipoPatrimonios, readTipoPatrimonio, restaurarTipoPatrimonio } from './tipo-patrimonio.usecases.js'

export { tipoPatrimonioById } from './tipo-patrimonio.queries.js'
export { TipoPatrimonio as TipoPatrimonioType } from './tipo-patrimonio.type.js'
export { idTipoPatrimonio } from './tipo-patrimonio.usecases.js'

export const tipoPatrimonioFeature: Feature = {
  name: 'tipoPatrimonio',
  actions: tipoPatrimonioActions,
  areas: inArea('patrimonio', tipoPatrimonioActions),
  label: 'Tipo de patrimônio',
  labels: 'Tipos de patrimônio',
  table: 'tipo_patrimonio',
  bin: { titulo: 'r.tipo_patrimonio', restaurar: restaurarTipoPatrimonio },
  record: { type: 'TipoPatrimonio', list: listTipoPatrimonios, read: readTipoPatrimonio },
  entities: [TipoPatrimonio],
  resolvers: [TipoPatrimonioResolver],
  routes: tipoPatrimonioRoutes,
  search: {
    action: 'tipoPatrimonio.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, tipoPatrimonio }) => ({
        tipo: tipoPatrimonioFeature.name,
        id,
        uuid,
        titulo: tipoPatrimonio,
        subtitulo: null,
      })),
    ],
  },
  async seed({ em, idCliente }) {
    for (const tipoPatrimonio of initialTipos) em.create(TipoPatrimonio, { idCliente, tipoPatrimonio })
    await em.flush()
  },
}
