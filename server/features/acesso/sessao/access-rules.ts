import { sql } from 'kysely'
import type { Grants, Perfil } from '../../../kernel/access/actions.js'
import { grantsFrom } from '../../../kernel/access/grants.js'
import { isLimited, type OwnGroups, ownGroups } from '../../../kernel/access/own-groups.js'
import { perfis } from '../../../kernel/access/perfis.js'
import type { Services } from '../../../kernel/context.js'
import { defaultTimeZone } from '../../../kernel/dates.js'
import type { Reading } from '../../../kernel/tenant/session.js'

const today = `(now() at time zone '${defaultTimeZone}')::date`

/**
 * SQL for what the church has decided below the permission table for the person in this row of `usuario`: JSON of ChurchRules as text, or null. Every look-up of a current user reads it, so that a change takes effect at
 * the next request of every process.
 */
export const accessRules = (usuario: string): string => `(
  select case when a.celulas is not null or f.funcoes is not null
    then jsonb_build_object('celulas', a.celulas, 'funcoes', f.funcoes)::text end
  from (
    select jsonb_object_agg(perfil, areas) as celulas from acesso_perfil
    where id_cliente = ${usuario}.id_cliente and perfil in (${usuario}.perfil, ${perfis.member})
  ) a, (
    select jsonb_agg(jsonb_build_object('acoes', d.acoes, 'alcance', d.alcance) order by d.id) as funcoes
    from funcao_usuario v join funcao d on d.id = v.id_funcao and d.id_cliente = v.id_cliente
    where v.id_cliente = ${usuario}.id_cliente and v.id_usuario = ${usuario}.id and d.excluido_em is null
      and v.inicio <= ${today} and (v.fim is null or v.fim >= ${today})
  ) f
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
  return { grants, own: await ownGroups(work, led, person) }
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
