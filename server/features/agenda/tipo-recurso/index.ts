import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { tipoRecursoActions } from './tipo-recurso.actions.js'
import { TipoRecurso } from './tipo-recurso.entity.js'
import { TipoRecursoResolver } from './tipo-recurso.resolver.js'
import { tipoRecursoRoutes } from './tipo-recurso.rest.js'
import { initialTipos } from './tipo-recurso.rules.js'
import { listTipoRecursos, readTipoRecurso, restaurarTipoRecurso } from './tipo-recurso.usecases.js'

export { tipoRecursoById } from './tipo-recurso.queries.js'
export { TipoRecurso as TipoRecursoType } from './tipo-recurso.type.js'
export { idTipoRecurso } from './tipo-recurso.usecases.js'

export const tipoRecursoFeature: Feature = {
  name: 'tipoRecurso',
  actions: tipoRecursoActions,
  areas: inArea('agenda', tipoRecursoActions),
  label: 'Tipo de recurso',
  labels: 'Tipos de recurso',
  table: 'tipo_recurso',
  bin: { titulo: 'r.tipo_recurso', restaurar: restaurarTipoRecurso },
  record: { type: 'TipoRecurso', list: listTipoRecursos, read: readTipoRecurso },
  entities: [TipoRecurso],
  resolvers: [TipoRecursoResolver],
  routes: tipoRecursoRoutes,
  async seed({ em, idCliente }) {
    for (const tipoRecurso of initialTipos) em.create(TipoRecurso, { idCliente, tipoRecurso })
    await em.flush()
  },
}
