import { sql } from 'kysely'
import { toInstant } from '../../../../schema/rules/dates.js'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { grupoLouvorActions } from './grupo-louvor.actions.js'
import { grupoLouvorEdges } from './grupo-louvor.edges.js'
import { GrupoLouvor } from './grupo-louvor.entity.js'
import { search } from './grupo-louvor.queries.js'
import { GrupoLouvorResolver } from './grupo-louvor.resolver.js'
import { grupoLouvorRoutes } from './grupo-louvor.rest.js'
import { timelineEvents } from './grupo-louvor.rules.js'
import { listGruposLouvor, readGrupoLouvor, restaurarGrupoLouvor } from './grupo-louvor.usecases.js'
import { membroGrupoLouvorEdges } from './membro-grupo-louvor.edges.js'
import { MembroGrupoLouvor } from './membro-grupo-louvor.entity.js'
import { grupoLiderado, historia, membros } from './membro-grupo-louvor.queries.js'
import { MembroGrupoLouvorResolver } from './membro-grupo-louvor.resolver.js'
import { membroGrupoLouvorRoutes } from './membro-grupo-louvor.rest.js'
import { promocaoRoutes } from './promocao.rest.js'

export { grupoLouvorById } from './grupo-louvor.queries.js'
export { GrupoLouvor as GrupoLouvorType } from './grupo-louvor.type.js'
export { vinculosByPessoa, vinculosOf } from './membro-grupo-louvor.queries.js'

export const grupoLouvorFeature: Feature = {
  name: 'grupoLouvor',
  actions: grupoLouvorActions,
  areas: inArea('louvor', grupoLouvorActions),
  led: {
    area: 'louvor',
    gives: [
      'grupoLouvor.ler',
      'membroGrupoLouvor.escrever',
      'ensaioLouvor.ler',
      'ensaioLouvor.criar',
      'setlistEnsaio.ler',
      'setlistEnsaio.escrever',
      'usuario.lerTelefone',
      'escalaCulto.ler',
      'escalaCulto.escrever',
      'indisponibilidade.ler',
      'indisponibilidade.escrever',
    ],
    groups: (idCliente, idUsuario) =>
      sql`select id_grupo from membro_grupo_louvor where id_cliente = ${idCliente} and id_membro = ${idUsuario} and membro_lider = 1 and excluido_em is null and not a_confirmar
        and exists (select from grupo_louvor g where g.id = id_grupo and g.id_cliente = membro_grupo_louvor.id_cliente and g.excluido_em is null)`,
    joined: (idCliente, idUsuario) =>
      sql`select id_grupo from membro_grupo_louvor where id_cliente = ${idCliente} and id_membro = ${idUsuario} and status_membro = 1 and excluido_em is null and not a_confirmar
        and exists (select from grupo_louvor g where g.id = id_grupo and g.id_cliente = membro_grupo_louvor.id_cliente and g.excluido_em is null)`,
    people: (idCliente, groups) =>
      sql`select id_membro from membro_grupo_louvor where id_cliente = ${idCliente} and id_grupo in (${groups}) and excluido_em is null and not a_confirmar`,
    birthdays: {
      action: 'grupoLouvor.ler',
      pairs: sql`select m.id_cliente, g.id as grupo, l.id_membro as lider, m.id_membro as membro from membro_grupo_louvor m
        join grupo_louvor g on g.id = m.id_grupo and g.id_cliente = m.id_cliente and g.excluido_em is null and g.status_grupo = 1
        join membro_grupo_louvor l on l.id_grupo = m.id_grupo and l.id_cliente = m.id_cliente and l.membro_lider = 1
          and l.excluido_em is null and not l.a_confirmar
        where m.excluido_em is null and m.status_membro = 1 and not m.a_confirmar`,
      text: 'Alguém do seu grupo de louvor faz aniversário. Toque para ver quem é.',
    },
  },
  label: 'Grupo de louvor',
  labels: 'Grupos de louvor',
  table: 'grupo_louvor',
  tables: { membro_grupo_louvor: 'Membro de grupo de louvor' },
  resources: { membroGrupoLouvor: 'Membros de grupos de louvor' },
  bin: { titulo: 'r.nome_grupo', restaurar: restaurarGrupoLouvor },
  record: { type: 'GrupoLouvor', list: listGruposLouvor, read: readGrupoLouvor },
  entities: [GrupoLouvor, MembroGrupoLouvor],
  resolvers: [GrupoLouvorResolver, MembroGrupoLouvorResolver, ...membroGrupoLouvorEdges, ...grupoLouvorEdges],
  routes: [...grupoLouvorRoutes, ...membroGrupoLouvorRoutes, ...promocaoRoutes],
  search: {
    action: 'grupoLouvor.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nomeGrupo, nomeLider }) => ({
        tipo: 'grupoLouvor',
        id,
        uuid,
        titulo: nomeGrupo,
        subtitulo: nomeLider,
      })),
    ],
  },
  confirms: { actions: ['membroGrupoLouvor.escrever'], waiting: membros.waiting },
  timeline: {
    action: 'grupoLouvor.ler',
    entries: (_ctx, work, ids) => [
      part(historia(work, ids), (membership) =>
        timelineEvents(membership).map(({ tipo, quando, titulo }) => ({
          idUsuario: membership.idMembro,
          tipo,
          data: toInstant(quando),
          titulo,
          descricao: null,
        })),
      ),
    ],
  },
  async holdsPerson(work, idUsuario) {
    const led = await grupoLiderado(work, idUsuario)
    if (!led) return null
    return work.ctx.within(led.idGrupo).can('grupoLouvor.ler')
      ? `Esta pessoa lidera o grupo de louvor ${led.nomeGrupo}. Promova outro membro antes.`
      : 'Esta pessoa lidera um grupo de louvor. Peça a quem cuida do louvor que promova outro membro antes.'
  },
}
