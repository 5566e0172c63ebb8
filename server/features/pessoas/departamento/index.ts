import { sql } from 'kysely'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { leadersToConfirm } from '../vinculo/index.js'
import { departamentoActions } from './departamento.actions.js'
import { departamentoEdges } from './departamento.edges.js'
import { Departamento } from './departamento.entity.js'
import { search } from './departamento.queries.js'
import { DepartamentoResolver } from './departamento.resolver.js'
import { departamentoRoutes } from './departamento.rest.js'
import { listDepartamentos, readDepartamento, restaurarDepartamento } from './departamento.usecases.js'

export { departamentoById, departamentosById } from './departamento.queries.js'
export { Departamento as DepartamentoType } from './departamento.type.js'

export const departamentoFeature: Feature = {
  name: 'departamento',
  actions: departamentoActions,
  areas: inArea('departamentos', departamentoActions),
  led: {
    area: 'departamentos',
    gives: [
      'departamento.ler',
      'departamento.escrever',
      'usuario.lerTelefone',
      'escalaCulto.ler',
      'escalaCulto.escrever',
      'indisponibilidade.ler',
      'indisponibilidade.escrever',
    ],
    groups: (idCliente, idUsuario) =>
      sql`select id from departamento where id_cliente = ${idCliente} and id_responsavel = ${idUsuario} and excluido_em is null and not lider_a_confirmar`,
    people: (idCliente, groups) =>
      sql`select id_membro from departamento_membro where id_cliente = ${idCliente} and id_departamento in (${groups}) and not a_confirmar`,
    birthdays: {
      action: 'departamento.ler',
      pairs: sql`select m.id_cliente, g.id as grupo, g.id_responsavel as lider, m.id_membro as membro from departamento_membro m
        join departamento g on g.id = m.id_departamento and g.id_cliente = m.id_cliente and g.excluido_em is null and g.status = 1 and not g.lider_a_confirmar
        where m.status_membro = 'ativo' and not m.a_confirmar`,
      text: 'Alguém do seu departamento faz aniversário. Toque para ver quem é.',
    },
  },
  label: 'Departamento',
  labels: 'Departamentos',
  table: 'departamento',
  bin: { titulo: 'r.titulo_departamento', restaurar: restaurarDepartamento },
  record: { type: 'Departamento', list: listDepartamentos, read: readDepartamento },
  entities: [Departamento],
  resolvers: [DepartamentoResolver, ...departamentoEdges],
  routes: departamentoRoutes,
  confirms: { actions: ['departamento.escrever'], waiting: (church) => leadersToConfirm(church, 'departamento') },
  search: {
    action: 'departamento.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, tituloDepartamento, nomeResponsavel }) => ({
        tipo: 'departamento',
        id,
        uuid,
        titulo: tituloDepartamento,
        subtitulo: nomeResponsavel,
      })),
    ],
  },
}
