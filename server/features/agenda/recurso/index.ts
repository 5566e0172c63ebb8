import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { recursoActions } from './recurso.actions.js'
import { recursoEdges } from './recurso.edges.js'
import { Recurso } from './recurso.entity.js'
import { search } from './recurso.queries.js'
import { RecursoResolver } from './recurso.resolver.js'
import { recursoRoutes } from './recurso.rest.js'
import { listRecursos, readRecurso, restaurarRecurso } from './recurso.usecases.js'

export { recursoById } from './recurso.queries.js'
export { Recurso as RecursoType } from './recurso.type.js'

export const recursoFeature: Feature = {
  name: 'recurso',
  actions: recursoActions,
  areas: inArea('agenda', recursoActions),
  label: 'Recurso',
  labels: 'Recursos',
  table: 'recurso',
  bin: { titulo: 'r.nome_recurso', restaurar: restaurarRecurso },
  record: { type: 'Recurso', list: listRecursos, read: readRecurso },
  entities: [Recurso],
  resolvers: [RecursoResolver, ...recursoEdges],
  routes: recursoRoutes,
  search: {
    action: 'recurso.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nomeRecurso, tipoRecurso }) => ({
        tipo: 'recurso',
        id,
        uuid,
        titulo: nomeRecurso,
        subtitulo: tipoRecurso,
      })),
    ],
  },
}
