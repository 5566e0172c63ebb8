import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { recursoActions } from './recurso.actions.js'
import { recursoEdges } from './recurso.edges.js'
import { Recurso } from './recurso.entity.js'
import { procurar } from './recurso.queries.js'
import { RecursoResolver } from './recurso.resolver.js'
import { recursoRoutes } from './recurso.rest.js'
import { lerRecurso, listarRecursos, restaurarRecurso } from './recurso.usecases.js'

export { recursoPorId } from './recurso.queries.js'
export { Recurso as RecursoType } from './recurso.type.js'

export const recursoFeature: Feature = {
  name: 'recurso',
  actions: recursoActions,
  areas: inArea('agenda', recursoActions),
  label: 'Recurso',
  labels: 'Recursos',
  table: 'recurso',
  bin: { titulo: 'r.nome_recurso', restaurar: restaurarRecurso },
  record: { type: 'Recurso', list: listarRecursos, read: lerRecurso },
  entities: [Recurso],
  resolvers: [RecursoResolver, ...recursoEdges],
  routes: recursoRoutes,
  search: {
    action: 'recurso.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, nomeRecurso, tipoRecurso }) => ({
        tipo: 'recurso',
        id,
        uuid,
        titulo: nomeRecurso,
        subtitulo: tipoRecurso,
      }))
    },
  },
}
