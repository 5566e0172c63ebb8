import { sql } from 'kysely'
import { perfis } from '../../../../schema/rules/perfis.js'
import { type Action, actions, type Grants, type Perfil } from '../../../kernel/access/actions.js'
import { grantsFrom } from '../../../kernel/access/grants.js'
import { isLimited, type OwnGroups, ownGroups } from '../../../kernel/access/own-groups.js'
import { Recent } from '../../../kernel/base/recent.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'

/** SQL: the day in the church `c`. */
const today = `(now() at time zone c.fuso_horario)::date`

/** SQL: the functions `d` that people have, with the periods `v` and the church `c`. */
const functions = `funcao_usuario v join funcao d on d.id = v.id_funcao and d.id_cliente = v.id_cliente
    join cliente c on c.id = v.id_cliente and c.id_cliente = v.id_cliente`

/** SQL: the function `d` of the person gives its actions today, or will. */
const notEnded = `(d.excluido_em is null and (v.fim is null or v.fim >= ${today}))`

/** SQL: the person in this row of `usuario` has a function today or later. */
export const hasFunction = (usuario: string): string => `exists (
  select from ${functions} where v.id_usuario = ${usuario}.id and v.id_cliente = ${usuario}.id_cliente and ${notEnded})`

/** SQL: the function `d` of the person gives its actions today. */
const current = `(${notEnded} and v.inicio <= ${today})`

/**
 * SQL: the areas in which the person leads a group, as an array of texts. Only who has been named a leader is looked for
 * among the groups; nobody leads by it who may not sign in to more than the own data.
 */
const led = (usuario: string, areas = 'areas_lideradas'): string =>
  `case when ${usuario}.liderou and ${usuario}.perfil >= ${perfis.member}
    then ${areas}(${usuario}.id_cliente, ${usuario}.id) else '{}' end`

/**
 * SQL for what the church has decided below the permission table for the person in this row of `usuario`, and for what
 * the person leads: JSON of ChurchRules as text, or null. Every look-up of a current user reads it, so that a change
 * takes effect at the next request of every process.
 */
export const accessRules = (usuario: string): string => rulesWith(usuario, current, led(usuario))

/** The same, with what the person may do on later days too: functions and lessons that have been given and not begun. */
const rulesToCome = (usuario: string): string => rulesWith(usuario, notEnded, led(usuario, 'areas_a_liderar'))

const rulesWith = (usuario: string, gives: string, areas: string): string => `(
  select case when a.celulas is not null or f.funcoes is not null or ${usuario}.limite_acesso is not null or l.areas <> '{}'
    then jsonb_build_object('celulas', a.celulas, 'comoMembro', a.como_membro, 'funcoes', f.funcoes,
      'limite', ${usuario}.limite_acesso, 'lidera', to_jsonb(l.areas))::text end
  from (
    select jsonb_object_agg(perfil, areas) as celulas, jsonb_agg(perfil) filter (where como_membro) as como_membro
    from acesso_perfil
    where id_cliente = ${usuario}.id_cliente and perfil in (${usuario}.perfil, ${perfis.member})
  ) a, (select ${areas} as areas) l, (
    select jsonb_agg(jsonb_build_object('acoes', case when ${gives} then d.acoes else '[]' end, 'alcance', d.alcance,
      'exclusiva', d.exclusiva) order by d.id) as funcoes
    from ${functions}
    where v.id_cliente = ${usuario}.id_cliente and v.id_usuario = ${usuario}.id and (d.exclusiva or ${gives})
  ) f
)`

/** SQL: the day that the database has in UTC. The day of a church is the same, the day before or the day after. */
const todayInUtc = `(now() at time zone 'UTC')::date`

/**
 * SQL for a text that is another one whenever what this person may do, or the groups that the person leads, may have
 * changed: the version of the church's rights (`decidesRights`), what one person has, and for leaders a number that
 * changes every quarter of an hour, because a lesson's teacher leads around its day, and days of all time zones begin
 * with such a quarter. Only functions begin and end without a change of it (`rulesHoldUntil`).
 */
export const accessVersions = (usuario: string): string => `concat(array(
  select transacao from versao_direitos where id_cliente = ${usuario}.id_cliente order by transacao
), ${usuario}.limite_acesso, case when ${usuario}.liderou then ' ' || floor(extract(epoch from now()) / 900) end)`

/**
 * SQL for the date at whose beginning in UTC the rules of this person may change although no row changes: the day before
 * a function begins or has ended, which is early enough in every time zone. Null when no function will begin or end. In
 * the past while one of these days is near.
 */
const rulesHoldUntil = (usuario: string): string => `(
  select to_char(min(change.day - 1), 'YYYY-MM-DD')
  from funcao_usuario v cross join lateral (values (v.inicio), (v.fim + 1)) change (day)
  where v.id_cliente = ${usuario}.id_cliente and v.id_usuario = ${usuario}.id and change.day >= ${todayInUtc} - 1
)`

/** What a person may do now, and the groups that the person leads if some action is limited to them. */
export interface Access {
  grants: Grants
  own?: OwnGroups
}

/**
 * The access of a person, in a reading or transaction of the person's church that has no limits itself.
 * @param regras the result of accessRules
 */
export async function accessFrom(
  { features }: Pick<Services, 'features'>,
  work: Pick<Reading, 'db'>,
  person: { id: number; idCliente: number; perfil: Perfil },
  regras: string | null,
): Promise<Access> {
  const grants = grantsFrom(person.perfil, regras)
  if (!isLimited(grants)) return { grants }
  const led = features.flatMap((feature) => feature.led ?? [])
  return { grants, own: await ownGroups(work, led, person, grants) }
}

/** The access of a person, and until when it holds while the versions stay the same, in milliseconds. */
interface Known {
  versoes: string
  access: Access
  until: number
}

/** The access that has been read last, by church, person and perfil. */
const known = new Recent<string, Known>(2000)

/**
 * The same, from its versions: it is read only when this process has not read it yet, and while a function of the person
 * begins or ends.
 * @param versoes the result of accessVersions
 */
export async function accessOfVersions(
  services: Pick<Services, 'features'>,
  work: Pick<Reading, 'db'>,
  person: { id: number; idCliente: number; perfil: Perfil },
  versoes: string,
): Promise<Access> {
  const { id, idCliente, perfil } = person
  const key = `${idCliente} ${id} ${perfil}`
  const before = known.get(key)
  if (before && before.versoes === versoes && Date.now() < before.until) return before.access
  // the rules may have changed since then, so they are kept under the versions that come with them
  const { rows } = await sql<{ versoes: string; regras: string | null; until: string | null }>`
    select ${sql.raw(accessVersions('u'))} as versoes, ${sql.raw(accessRules('u'))} as regras,
      ${sql.raw(rulesHoldUntil('u'))} as until
    from usuario u where u.id_cliente = ${idCliente} and u.id = ${id} and u.perfil = ${perfil}`.execute(work.db)
  const [read] = rows
  if (!read) return { grants: new Map() }
  const access = await accessFrom(services, work, person, read.regras)
  known.set(key, {
    versoes: read.versoes,
    access,
    until: read.until ? Date.parse(read.until) : Number.POSITIVE_INFINITY,
  })
  return access
}

/**
 * The same for code that knows only the person's id.
 * @returns undefined when this church has no such person
 */
export async function accessOfPerson(
  services: Pick<Services, 'features'>,
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  id: number,
): Promise<Access | undefined> {
  const { rows } = await sql<{ perfil: Perfil; regras: string | null }>`
    select u.perfil, ${sql.raw(accessRules('u'))} as regras from usuario u
    where u.id_cliente = ${idCliente} and u.id = ${id}`.execute(db)
  const [found] = rows
  return found && accessFrom(services, { db }, { id, idCliente, perfil: found.perfil }, found.regras)
}

type OfChurch = Pick<Reading, 'db'> & { idCliente: number }

/** What each of these people may do, for all of them in one statement. Who is not of this church is missing. */
export const grantsOfPeople = (work: OfChurch, ids: readonly number[]) => grantsBy(work, ids, accessRules)

/**
 * The rank of each of these people: what each may do now or will by what has been given already. Whoever takes over the
 * sign-in of somebody today has it when a function begins.
 */
export const rankOfPeople = (work: OfChurch, ids: readonly number[]) => grantsBy(work, ids, rulesToCome)

async function grantsBy(
  { db, idCliente }: OfChurch,
  ids: readonly number[],
  rules: (usuario: string) => string,
): Promise<Map<number, Grants>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; perfil: Perfil; regras: string | null }>`
    select u.id, u.perfil, ${sql.raw(rules('u'))} as regras from usuario u
    where u.id_cliente = ${idCliente} and u.id = any (${[...new Set(ids)]}::int[])`.execute(db)
  return new Map(rows.map(({ id, perfil, regras }) => [id, grantsFrom(perfil, regras)]))
}

/** The ids of the active people of a church who may do this action now, read in one statement. */
export async function peopleWhoMay(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  action: Action,
): Promise<number[]> {
  const { rows } = await sql<{ id: number; perfil: Perfil; regras: string | null }>`
    select u.id, u.perfil, ${sql.raw(accessRules('u'))} as regras from usuario u
    where u.id_cliente = ${idCliente} and u.usuario_ativo = 1 and u.excluido_em is null
      and (u.perfil = any (${[...actions[action]]}::int[])
        or exists (select from funcao_usuario v where v.id_cliente = u.id_cliente and v.id_usuario = u.id))
    order by u.id`.execute(db)
  return rows.flatMap(({ id, perfil, regras }) => (grantsFrom(perfil, regras).has(action) ? id : []))
}
