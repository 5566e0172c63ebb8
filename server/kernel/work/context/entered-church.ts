import { sql } from 'kysely'
import type { Action, PublicAction } from '../../access/actions.js'
import { enteredBy, operatesPlatform, readsEveryChurch } from '../../access/can.js'
import { invalid, notFound, tenantMismatch } from '../../base/errors.js'
import { isRecord } from '../../data/tenant/records.js'
import type { Context } from './context.js'

/*
 * The platform's administrator enters one church at a time. The transports find the church that a request names, and from
 * then on the current user is one of that church: transactions, limits and rules are those of anybody there, and the audit log
 * of the church says who it was. Outside of a church the administrator reads lists of all of them, and opens or changes
 * nothing but the own account and the platform.
 */

/** What concerns the current user's own account, wherever the request is. */
export const isOfAccount = (action: Action | PublicAction): boolean => action === 'eu.ler' || action === 'eu.escrever'

/** What concerns no church: the own account, and the platform as a whole. */
export const isOutside = (action: Action | PublicAction): boolean =>
  isOfAccount(action) || action === 'plataforma.operar'

/**
 * The number of a church as a request writes it.
 * @returns undefined for none
 * @throws VALIDATION_FAILED when it cannot be one
 */
export function churchNumber(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const idCliente = typeof value === 'number' || /^\d{1,10}$/.test(String(value)) ? Number(value) : Number.NaN
  if (typeof value === 'object' || !Number.isInteger(idCliente) || idCliente < 1 || idCliente > 2147483647)
    throw invalid({ idCliente: 'Número da igreja inválido.' })
  return idCliente
}

/**
 * Puts the request into this church. Only the platform's administrator enters another one.
 * @throws TENANT_MISMATCH for anybody else, NOT_FOUND when there is no such church
 */
export async function enter(ctx: Context, idCliente: number): Promise<void> {
  const { viewer } = ctx
  if (!viewer) return
  if (!operatesPlatform(viewer)) {
    if (viewer.idCliente !== idCliente) throw tenantMismatch()
    return
  }
  if (!readsEveryChurch(viewer)) return
  const { db } = await ctx.read()
  const { rows } = await sql`select from cliente where ${isRecord('cliente', idCliente)}`.execute(db)
  // what is read from here on is read in the church
  await ctx.endReading()
  if (!rows.length) throw notFound('Igreja não encontrada.')
  ctx.user.viewer = enteredBy(viewer, idCliente)
  ctx.work.idCliente = idCliente
}
