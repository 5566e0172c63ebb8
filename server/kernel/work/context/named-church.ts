import { sql } from 'kysely'
import { defaultTimeZone } from '../../../../schema/rules/dates.js'
import { readsEveryChurch } from '../../access/can.js'
import { notFound, tenantMismatch } from '../../base/errors.js'
import { isRecord, type RecordRef } from '../../data/tenant/records.js'
import type { Reading } from '../../data/tenant/session.js'
import type { Context } from './context.js'

/**
 * The church of an operation: that of the current user, which a request may name, or all of them for the platform's
 * administrator outside of one, whose lists may be those of one.
 * @returns null for all churches
 * @throws TENANT_MISMATCH when a church's session names another church
 */
export function churchNamed({ viewer }: Context, named: number | null | undefined): number | null {
  if (readsEveryChurch(viewer)) return named ?? null
  const own = viewer?.idCliente ?? null
  if (named !== undefined && named !== null && named !== own) throw tenantMismatch()
  return own
}

/**
 * The church that the field `id` is, for what the platform does with a church.
 * @throws NOT_FOUND when there is no such church
 */
export async function churchOf(ctx: Context, raw: object): Promise<number> {
  const named = isRecord('cliente', (raw as { id?: RecordRef }).id ?? '')
  const { db } = await ctx.read()
  const { rows } = await sql<{ id: number }>`select id from cliente where ${named}`.execute(db)
  if (!rows[0]) throw notFound('Igreja não encontrada.')
  return rows[0].id
}

/** Who writes a letter, as its reader sees it. */
export interface ChurchOfLetter {
  nome: string
  /** its own e-mail, if somebody of the church has opened a link sent there: it may be anybody's otherwise */
  email: string | null
}

/** The church that writes a letter; undefined for what belongs to no church. */
export async function churchOfLetter(
  { db }: Pick<Reading, 'db'>,
  idCliente: number,
): Promise<ChurchOfLetter | undefined> {
  const { rows } = await sql<ChurchOfLetter>`
    select nome, case when exists (
      select from credencial c where c.id_cliente = cliente.id_cliente and c.email_provado = lower(cliente.email)
    ) then email end as email
    from cliente where id = ${idCliente} and id_cliente = ${idCliente}`.execute(db)
  return rows[0]
}

/** The time zone of a church, for the day of what is made of its data. */
export async function timeZoneOf({ db }: Pick<Reading, 'db'>, idCliente: number): Promise<string> {
  const { rows } = await sql<{ fuso: string }>`
    select fuso_horario as fuso from cliente where id = ${idCliente} and id_cliente = ${idCliente}`.execute(db)
  return rows[0]?.fuso ?? defaultTimeZone
}
