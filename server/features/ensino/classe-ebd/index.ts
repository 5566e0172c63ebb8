import { type RawBuilder, sql } from 'kysely'
import { inArea } from '../../../kernel/access/areas.js'
import type { NumberOrColumn } from '../../../kernel/access/led.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { leadersToConfirm } from '../../pessoas/vinculo/index.js'
import { classeEBDActions } from './classe-ebd.actions.js'
import { classeEBDEdges } from './classe-ebd.edges.js'
import { ClasseEBD } from './classe-ebd.entity.js'
import { search } from './classe-ebd.queries.js'
import { AlunoEBDResolver, ClasseEBDResolver } from './classe-ebd.resolver.js'
import { classeEBDRoutes } from './classe-ebd.rest.js'
import { entradasInClasses } from './classe-ebd.timeline.js'
import { listClassesEBD, readClasseEBD, restaurarClasseEBD } from './classe-ebd.usecases.js'
import { membroClasseEBDEdges } from './membro-classe-ebd.edges.js'
import { MembroClasseEBD } from './membro-classe-ebd.entity.js'
import { alunos } from './membro-classe-ebd.queries.js'
import { MembroClasseEBDResolver } from './membro-classe-ebd.resolver.js'
import { membroClasseEBDRoutes } from './membro-classe-ebd.rest.js'

export { classeById, read as readClasse } from './classe-ebd.queries.js'
export { ClasseEBD as ClasseEBDType } from './classe-ebd.type.js'
export { professorIdOf } from './classe-ebd.usecases.js'
export { alunos } from './membro-classe-ebd.queries.js'
export { alunosOfClasses } from './membro-classe-ebd.usecases.js'

const today = (idCliente: NumberOrColumn) => sql`(
  select (now() at time zone c.fuso_horario)::date from cliente c where c.id = ${idCliente} and c.id_cliente = ${idCliente})`

/**
 * SQL: whether a lesson's teacher helps to lead its class now: in the week before the lesson and in the week after it.
 * @param day SQL: the day of the lesson
 */
export const helpsToLead = (idCliente: NumberOrColumn, day: RawBuilder<unknown>) =>
  sql<boolean>`${day} between ${today(idCliente)} - 7 and ${today(idCliente)} + 7`

export const classeEBDFeature: Feature = {
  name: 'classeEBD',
  actions: classeEBDActions,
  areas: inArea('ensino', classeEBDActions),
  led: {
    area: 'ensino',
    gives: [
      'classeEBD.ler',
      'classeEBD.escrever',
      'aulaEBD.ler',
      'aulaEBD.lerFrequencia',
      'aulaEBD.escrever',
      'usuario.lerTelefone',
    ],
    groups: (idCliente, idUsuario) =>
      sql`select id from classe_ebd where id_cliente = ${idCliente} and id_professor = ${idUsuario} and excluido_em is null
        and not lider_a_confirmar
      union select id_classe from aula_ebd where id_cliente = ${idCliente} and id_professor = ${idUsuario}
        and ${helpsToLead(idCliente, sql`data_aula`)} and excluido_em is null and not lider_a_confirmar`,
    people: (idCliente, groups) =>
      sql`select id_membro from membro_classe_ebd where id_cliente = ${idCliente} and id_classe in (${groups}) and not a_confirmar`,
    birthdays: {
      action: 'classeEBD.ler',
      pairs: sql`select m.id_cliente, g.id as grupo, g.id_professor as lider, m.id_membro as membro from membro_classe_ebd m
        join classe_ebd g on g.id = m.id_classe and g.id_cliente = m.id_cliente and g.excluido_em is null and g.status_classe = 'ativa'
          and not g.lider_a_confirmar
        where m.status_membro = 'ativo' and not m.a_confirmar`,
      text: 'Alguém da sua classe faz aniversário. Toque para ver quem é.',
    },
  },
  label: 'Classe da EBD',
  labels: 'Classes da EBD',
  gender: 'f',
  table: 'classe_ebd',
  tables: { membro_classe_ebd: 'Aluno da EBD' },
  bin: { titulo: 'r.nome_classe', restaurar: restaurarClasseEBD },
  record: { type: 'ClasseEBD', list: listClassesEBD, read: readClasseEBD },
  entities: [ClasseEBD, MembroClasseEBD],
  resolvers: [ClasseEBDResolver, AlunoEBDResolver, MembroClasseEBDResolver, ...membroClasseEBDEdges, ...classeEBDEdges],
  routes: [...classeEBDRoutes, ...membroClasseEBDRoutes],
  search: {
    action: 'classeEBD.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nomeClasse, faixaEtaria }) => ({
        tipo: 'classeEBD',
        id,
        uuid,
        titulo: nomeClasse,
        subtitulo: faixaEtaria,
      })),
    ],
  },
  confirms: {
    actions: ['classeEBD.escrever'],
    waiting: (church) => sql`(${alunos.waiting(church)} + ${leadersToConfirm(church, 'classe_ebd')})`,
  },
  timeline: { action: 'classeEBD.ler', entries: entradasInClasses },
}
