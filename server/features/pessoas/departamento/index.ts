import type { Feature } from '../../../kernel/feature.js'
import { departamentoActions } from './departamento.actions.js'
import { Departamento } from './departamento.entity.js'
import { procurar } from './departamento.queries.js'
import { DepartamentoResolver } from './departamento.resolver.js'
import { departamentoRoutes } from './departamento.rest.js'
import { restaurarDepartamento } from './departamento.usecases.js'

export { departamentoPorId } from './departamento.queries.js'
export { Departamento as DepartamentoType } from './departamento.type.js'

export const departamentoFeature: Feature = {
  name: 'departamento',
  actions: departamentoActions,
  label: 'Departamento',
  labels: 'Departamentos',
  table: 'departamento',
  bin: { titulo: 'r.titulo_departamento', restaurar: restaurarDepartamento },
  entities: [Departamento],
  resolvers: [DepartamentoResolver],
  routes: departamentoRoutes,
  search: {
    action: 'departamento.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, tituloDepartamento, nomeResponsavel }) => ({
        tipo: 'departamento',
        id,
        uuid,
        titulo: tituloDepartamento,
        subtitulo: nomeResponsavel,
      }))
    },
  },
}
