import { toInstant } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { departamentoMembroEdges } from './departamento-membro.edges.js'
import { MembroDepartamento } from './departamento-membro.entity.js'
import { departamentosDaPessoa, entradas, membros } from './departamento-membro.queries.js'
import { DepartamentosDaPessoaResolver, MembroDepartamentoResolver } from './departamento-membro.resolver.js'
import { membroDepartamentoRoutes } from './departamento-membro.rest.js'

export const membroDepartamentoFeature: Feature = {
  name: 'membroDepartamento',
  label: 'Membro de departamento',
  table: 'departamento_membro',
  entities: [MembroDepartamento],
  resolvers: [MembroDepartamentoResolver, DepartamentosDaPessoaResolver, ...departamentoMembroEdges],
  routes: membroDepartamentoRoutes,
  nested: [departamentosDaPessoa],
  confirms: { actions: ['departamento.escrever'], waiting: membros.waiting },
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
