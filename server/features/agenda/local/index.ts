import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { localActions } from './local.actions.js'
import { Local } from './local.entity.js'
import { search } from './local.queries.js'
import { LocalResolver } from './local.resolver.js'
import { localRoutes } from './local.rest.js'
import { listLocais, readLocal, restaurarLocal } from './local.usecases.js'

export { localById } from './local.queries.js'
export { Local as LocalType } from './local.type.js'
export { placeNumber } from './local.usecases.js'

export const localFeature: Feature = {
  name: 'local',
  actions: localActions,
  areas: inArea('agenda', localActions),
  label: 'Local',
  labels: 'Locais',
  table: 'local',
  bin: { titulo: 'r.nome_local', restaurar: restaurarLocal },
  record: { type: 'Local', list: listLocais, read: readLocal },
  entities: [Local],
  resolvers: [LocalResolver],
  routes: localRoutes,
  search: {
    action: 'local.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nomeLocal, endereco }) => ({
        tipo: 'local',
        id,
        uuid,
        titulo: nomeLocal,
        subtitulo: endereco,
      })),
    ],
  },
}
