import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { localActions } from './local.actions.js'
import { Local } from './local.entity.js'
import { procurar } from './local.queries.js'
import { LocalResolver } from './local.resolver.js'
import { localRoutes } from './local.rest.js'
import { lerLocal, listarLocais, restaurarLocal } from './local.usecases.js'

export { localPorId } from './local.queries.js'
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
  record: { type: 'Local', list: listarLocais, read: lerLocal },
  entities: [Local],
  resolvers: [LocalResolver],
  routes: localRoutes,
  search: {
    action: 'local.ler',
    find: async (_ctx, work, patterns) =>
      (await procurar(work, patterns)).map(({ id, uuid, nomeLocal, endereco }) => ({
        tipo: 'local',
        id,
        uuid,
        titulo: nomeLocal,
        subtitulo: endereco,
      })),
  },
}
