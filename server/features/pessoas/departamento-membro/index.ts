import { toInstant } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { DepartamentoMembro } from './departamento-membro.entity.js'
import { departamentosDaPessoa, entradas } from './departamento-membro.queries.js'
import { DepartamentoMembroResolver, DepartamentosDaPessoaResolver } from './departamento-membro.resolver.js'
import { departamentoMembroRoutes } from './departamento-membro.rest.js'

export const departamentoMembroFeature: Feature = {
  name: 'departamentoMembro',
  entities: [DepartamentoMembro],
  resolvers: [DepartamentoMembroResolver, DepartamentosDaPessoaResolver],
  routes: departamentoMembroRoutes,
  nested: [departamentosDaPessoa],
  timeline: {
    action: 'departamento.ler',
    async entries(_ctx, work, ids) {
      const rows = await entradas(work, ids)
      return rows.map(({ idUsuario, createdAt, tituloDepartamento }) => ({
        idUsuario,
        tipo: 'departamento',
        data: toInstant(createdAt),
        titulo: 'Entrou em um departamento',
        descricao: tituloDepartamento,
      }))
    },
  },
}
