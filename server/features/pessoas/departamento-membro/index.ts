import { toInstant } from '../../../../schema/rules/dates.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { departamentoMembroEdges } from './departamento-membro.edges.js'
import { MembroDepartamento } from './departamento-membro.entity.js'
import { entradas, membros } from './departamento-membro.queries.js'
import { DepartamentosDaPessoaResolver, MembroDepartamentoResolver } from './departamento-membro.resolver.js'
import { membroDepartamentoRoutes } from './departamento-membro.rest.js'

export { membrosOfDepartamentos } from './departamento-membro.usecases.js'

export const membroDepartamentoFeature: Feature = {
  name: 'membroDepartamento',
  label: 'Membro de departamento',
  table: 'departamento_membro',
  entities: [MembroDepartamento],
  resolvers: [MembroDepartamentoResolver, DepartamentosDaPessoaResolver, ...departamentoMembroEdges],
  routes: membroDepartamentoRoutes,
  confirms: { actions: ['departamento.escrever'], waiting: membros.waiting },
  timeline: {
    action: 'departamento.ler',
    entries: (_ctx, work, ids) => [
      part(entradas(work, ids), ({ idUsuario, createdAt, tituloDepartamento }) => ({
        idUsuario,
        tipo: 'departamento',
        data: toInstant(createdAt),
        titulo: 'Entrou em um departamento',
        descricao: tituloDepartamento,
      })),
    ],
  },
}
