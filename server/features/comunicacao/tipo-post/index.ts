import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { tipoPostActions } from './tipo-post.actions.js'
import { TipoPost } from './tipo-post.entity.js'
import { TipoPostResolver } from './tipo-post.resolver.js'
import { tipoPostRoutes } from './tipo-post.rest.js'
import { initialTipos } from './tipo-post.rules.js'
import { listTipoPosts, readTipoPost, restaurarTipoPost } from './tipo-post.usecases.js'

export { tipoPostById } from './tipo-post.queries.js'
export { TipoPost as TipoPostType } from './tipo-post.type.js'
export { idTipoPost } from './tipo-post.usecases.js'

export const tipoPostFeature: Feature = {
  name: 'tipoPost',
  actions: tipoPostActions,
  areas: inArea('comunicacao', tipoPostActions),
  label: 'Tipo de post',
  labels: 'Tipos de post',
  table: 'tipo_post',
  bin: { titulo: 'r.tipo_post', restaurar: restaurarTipoPost },
  record: { type: 'TipoPost', list: listTipoPosts, read: readTipoPost },
  entities: [TipoPost],
  resolvers: [TipoPostResolver],
  routes: tipoPostRoutes,
  async seed({ em, idCliente }) {
    for (const tipoPost of initialTipos) em.create(TipoPost, { idCliente, tipoPost })
    await em.flush()
  },
}
