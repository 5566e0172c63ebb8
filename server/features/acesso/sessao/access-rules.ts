import { sql } from 'kysely'
import { type Action, actions, type Grants, type Perfil } from '../../../kernel/access/actions.js'
import { grantsFrom } from '../../../kernel/access/grants.js'
import { isLimited, type OwnGroups, ownGroups } from '../../../kernel/access/own-groups.js'
import { perfis } from '../../../kernel/access/perfis.js'
import type { Services } from '../../../kernel/context.js'
import { Recent } from '../../../kernel/reading/recent.js'
import type { Reading } from '../../../kernel/tenant/session.js'

/** SQL: the day in the church `c`. */
const today = `(now() at time zone c.fuso_horario)::date`

/** SQL: the functions `d` that people have, with the periods `v` and the church `c`. */
const functions = `funcao_usuario v join funcao d on d.id = v.id_funcao and d.id_cliente = v.id_cliente
    join cliente c on c.id = v.id_cliente and c.id_cliente = v.id_cliente`

/** SQL: the function `d` of the person gives its actions today. */
const current = `(d.excluido_em is null and v.inicio <= ${today} and (v.fim is null or v.fim >= ${today}))`

/**
 * SQL: the areas in which the person leads a group, as an array of texts. Only who has been named a leader is looked for
 * among the groups; nobody leads by it who may not sign in to more than the own data.
 */
const led = (usuario: string): string =>
  `case when ${usuario}.liderou and ${usuario}.perfil >= ${perfis.member}
    then areas_lideradas(${usuario}.id_cliente, ${usuario}.id) else '{}' end`

/**
 * SQL for what the church has decided below the permission table for the person in this row of `usuario`, and for what
 * the person leads: JSON of ChurchRules as text, or null. Every look-up of a current user reads it, so that a change
 * takes effect at the next request of every process.
 */
export const accessRules = (usuario: string): string => `(
  select case when a.celulas is not null or f.funcoes is not null or ${usuario}.limite_acesso is not null or l.areas <> '{}'
    then jsonb_build_object('celulas', a.celulas, 'comoMembro', a.como_membro, 'funcoes', f.funcoes,
      'limite', ${usuario}.limite_acesso, 'lidera', to_jsonb(l.areas))::text end
  from (
    select jsonb_object_agg(perfil, areas) as celulas, jsonb_agg(perfil) filter (where como_membro) as como_membro
    from acesso_perfil
    where id_cliente = ${usuario}.id_cliente and perfil in (${usuario}.perfil, ${perfis.member})
  ) a, (select ${led(usuario)} as areas) l, (
    select jsonb_agg(jsonb_build_object('acoes', case when ${current} then d.acoes else '[]' end, 'alcance', d.alcance,
      'exclusiva', d.exclusiva) order by d.id) as funcoes
    from ${functions}
    where v.id_cliente = ${usuario}.id_cliente and v.id_usuario = ${usuario}.id and (d.exclusiva or ${current})
  ) f
)`

/** SQL: the day that the database has in UTC. The day of a church is the same, the day before or the day after. */
const todayInUtc = `(now() at time zone 'UTC')::date`

/**
 * SQL for a text that names the versions of the rows that `accessRules` reads for this person, and the areas in which the
 * person leads a group, or null without any.
 * Whoever has the same perfil and the same text in one church has the same rules, until a function begins or ends
 * (`rulesHoldUntil`). Reading it takes a quarter of the time.
 */
export const accessVersions = (usuario: string): string => `nullif(concat(array(
  select perfil || '.' || xmin from acesso_perfil
  where id_cliente = ${usuario}.id_cliente and perfil in (${usuario}.perfil, ${perfis.member})
  union all
  select v.id || ':' || v.xmin || ':' || d.xmin
  from funcao_usuario v join funcao d on d.id = v.id_funcao and d.id_cliente = v.id_cliente
  where v.id_cliente = ${usuario}.id_cliente and v.id_usuario = ${usuario}.id
    and (d.exclusiva or v.fim is null or v.fim >= ${todayInUtc} - 1)
), ${usuario}.limite_acesso, nullif(${led(usuario)}, '{}')), '{}')`

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
export const accessFrom = (
  services: Pick<Services, 'features'>,
  work: Pick<Reading, 'db'>,
  person: { id: number; idCliente: number; perfil: Perfil },
  regras: string | null,
): Promise<Access> => groupsOf(services, work, person, grantsFrom(person.perfil, regras))

async function groupsOf(
  { features }: Pick<Services, 'features'>,
  work: Pick<Reading, 'db'>,
  person: { id: number; idCliente: number },
  grants: Grants,
): Promise<Access> {
  if (!isLimited(grants)) return { grants }
  const led = features.flatMap((feature) => feature.led ?? [])
  return { grants, own: await ownGroups(work, led, person, grants) }
}

/** What rules give, and when they may next change although no row of them changes, in milliseconds. */
interface Rules {
  grants: Grants
  until: number
}

const forEver = Number.POSITIVE_INFINITY

/** The rules that have been read, by church, perfil and versions. */
const known = new Recent<string, Rules>(2000)

/**
 * The same, from the versions of the rules: these are read only when this process has not read them yet, and while a
 * function of the person begins or ends.
 * @param versoes the result of accessVersions
 * @returns the access, and until when it holds while the versions stay the same
 */
export async function accessOfVersions(
  services: Pick<Services, 'features'>,
  work: Pick<Reading, 'db'>,
  person: { id: number; idCliente: number; perfil: Perfil },
  versoes: string | null,
): Promise<{ access: Access; until: number }> {
  const { grants, until } = await rulesOf(work, person, versoes)
  return { access: await groupsOf(services, work, person, grants), until }
}

async function rulesOf(
  work: Pick<Reading, 'db'>,
  { id, idCliente, perfil }: { id: number; idCliente: number; perfil: Perfil },
  versoes: string | null,
): Promise<Rules> {
  if (versoes === null) return { grants: grantsFrom(perfil, null), until: forEver }
  const keyOf = (versions: string | null) => `${idCliente} ${perfil} ${versions}`
  const before = known.get(keyOf(versoes))
  if (before && Date.now() < before.until) return before
  // the rules may have changed since then, so they are kept under the versions that come with them
  const { rows } = await sql<{ versoes: string | null; regras: string | null; until: string | null }>`
    select ${sql.raw(accessVersions('u'))} as versoes, ${sql.raw(accessRules('u'))} as regras,
      ${sql.raw(rulesHoldUntil('u'))} as until
    from usuario u where u.id_cliente = ${idCliente} and u.id = ${id} and u.perfil = ${perfil}`.execute(work.db)
  const [read] = rows
  if (!read) return { grants: new Map(), until: 0 }
  const rules = { grants: grantsFrom(perfil, read.regras), until: read.until ? Date.parse(read.until) : forEver }
  known.set(keyOf(read.versoes), rules)
  return rules
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

/** What each of these people may do, for all of them in one statement. Who is not of this church is missing. */
export async function grantsOfPeople(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  ids: readonly number[],
): Promise<Map<number, Grants>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; perfil: Perfil; regras: string | null }>`
    select u.id, u.perfil, ${sql.raw(accessRules('u'))} as regras from usuario u
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
