import { sql } from 'kysely'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { leadersToConfirm } from '../../pessoas/vinculo/index.js'
import { membroMissaoEdges } from './membro-missao.edges.js'
import { MembroMissao } from './membro-missao.entity.js'
import { membros } from './membro-missao.queries.js'
import { MembroMissaoResolver } from './membro-missao.resolver.js'
import { membroMissaoRoutes } from './membro-missao.rest.js'
import { missaoActions } from './missao.actions.js'
import { missaoEdges } from './missao.edges.js'
import { Missao } from './missao.entity.js'
import { search } from './missao.queries.js'
import { MissaoResolver } from './missao.resolver.js'
import { missaoRoutes } from './missao.rest.js'
import { entradasInMissoes } from './missao.timeline.js'
import { listMissoes, readMissao, restaurarMissao } from './missao.usecases.js'

export { statusName } from './missao.rules.js'
export { ledMissoes } from './missoes-lideradas.queries.js'

export const missaoFeature: Feature = {
  name: 'missao',
  actions: missaoActions,
  areas: inArea('missoes', missaoActions),
  led: {
    area: 'missoes',
    gives: ['missao.ler', 'missao.escrever', 'usuario.lerTelefone'],
    groups: (idCliente, idUsuario) =>
      sql`select id from missao where id_cliente = ${idCliente} and id_responsavel = ${idUsuario} and excluido_em is null and not lider_a_confirmar`,
    people: (idCliente, groups) =>
      sql`select id_membro from membro_missao where id_cliente = ${idCliente} and id_missao in (${groups}) and not a_confirmar`,
    birthdays: {
      action: 'missao.ler',
      pairs: sql`select m.id_cliente, g.id as grupo, g.id_responsavel as lider, m.id_membro as membro from membro_missao m
        join missao g on g.id = m.id_missao and g.id_cliente = m.id_cliente and g.excluido_em is null
          and g.status_missao in ('planejada', 'em_andamento') and not g.lider_a_confirmar
        where m.status_membro = 'ativo' and not m.a_confirmar`,
      text: 'Alguém da sua missão faz aniversário. Toque para ver quem é.',
    },
  },
  label: 'Missão',
  labels: 'Missões',
  gender: 'f',
  table: 'missao',
  tables: { membro_missao: 'Membro de missão' },
  bin: { titulo: 'r.nome_missao', restaurar: restaurarMissao },
  record: { type: 'Missao', list: listMissoes, read: readMissao },
  entities: [Missao, MembroMissao],
  resolvers: [MissaoResolver, MembroMissaoResolver, ...membroMissaoEdges, ...missaoEdges],
  routes: [...missaoRoutes, ...membroMissaoRoutes],
  search: {
    action: 'missao.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nomeMissao, localMissao }) => ({
        tipo: 'missao',
        id,
        uuid,
        titulo: nomeMissao,
        subtitulo: localMissao,
      })),
    ],
  },
  confirms: {
    actions: ['missao.escrever'],
    waiting: (church) => sql`(${membros.waiting(church)} + ${leadersToConfirm(church, 'missao')})`,
  },
  timeline: { action: 'missao.ler', entries: entradasInMissoes },
}
