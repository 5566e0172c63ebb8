import { sql } from 'kysely'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { celulaActions } from './celula.actions.js'
import { celulaEdges } from './celula.edges.js'
import { Celula } from './celula.entity.js'
import { ownCelula, search } from './celula.queries.js'
import { CelulaResolver } from './celula.resolver.js'
import { celulaRoutes } from './celula.rest.js'
import { listCelulas, readCelula, restaurarCelula } from './celula.usecases.js'

export { type OwnCelula, ownCelula, read as readCelula } from './celula.queries.js'
export { celulaAsSeen } from './celula.rules.js'
export { Celula as CelulaType } from './celula.type.js'
export { celulaById } from './celula.usecases.js'

export const celulaFeature: Feature = {
  name: 'celula',
  actions: celulaActions,
  areas: inArea('celulas', celulaActions),
  led: {
    area: 'celulas',
    gives: ['celula.ler', 'celula.escrever', 'encontro.ler', 'encontro.escrever', 'usuario.lerTelefone'],
    groups: (idCliente, idUsuario) =>
      sql`select id_celula from membro_celula where id_cliente = ${idCliente} and id_membro = ${idUsuario} and membro_lider = 1 and excluido_em is null and not a_confirmar
        and exists (select from celula g where g.id = id_celula and g.id_cliente = membro_celula.id_cliente and g.excluido_em is null)`,
    people: (idCliente, groups) =>
      sql`select id_membro from membro_celula where id_cliente = ${idCliente} and id_celula in (${groups}) and excluido_em is null and not a_confirmar`,
    // somebody who leads other groups, or none, is a member of this one like everybody else
    seen: ownCelula,
    birthdays: {
      action: 'celula.ler',
      pairs: sql`select m.id_cliente, m.id_celula as grupo, l.id_membro as lider, m.id_membro as membro from membro_celula m
        join celula g on g.id = m.id_celula and g.id_cliente = m.id_cliente and g.excluido_em is null and g.status_celula = 'ativa'
        join membro_celula l on l.id_celula = m.id_celula and l.id_cliente = m.id_cliente and l.membro_lider = 1 and l.excluido_em is null
          and not l.a_confirmar
        where m.excluido_em is null and not m.a_confirmar`,
      text: 'Alguém da sua célula faz aniversário. Toque para ver quem é.',
    },
  },
  label: 'Célula',
  labels: 'Células',
  gender: 'f',
  table: 'celula',
  bin: { titulo: 'r.nome_celula', restaurar: restaurarCelula },
  record: { type: 'Celula', list: listCelulas, read: readCelula },
  entities: [Celula],
  resolvers: [CelulaResolver, ...celulaEdges],
  routes: celulaRoutes,
  search: {
    action: 'celula.ler',
    find: (ctx, work, patterns) => [
      part(
        search(work, patterns, ctx.reachesAll('usuario.lerTelefone')),
        ({ id, uuid, nomeCelula, nomeResponsavel }) => ({
          tipo: 'celula',
          id,
          uuid,
          titulo: nomeCelula,
          subtitulo: nomeResponsavel,
        }),
      ),
    ],
  },
}
