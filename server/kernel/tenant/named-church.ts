import { sql } from 'kysely'
import { operatesPlatform } from '../access/can.js'
import type { Context } from '../context.js'
import { defaultTimeZone } from '../dates.js'
import { invalid, notFound, tenantMismatch } from '../errors.js'
import { isRecord, isUuid, type RecordRef, type TableName } from './records.js'
import type { Reading } from './session.js'

/**
 * The church that a request may name: its own, or any for the platform.
 * @returns null for all churches
 * @throws TENANT_MISMATCH when a church's session names another church
 */
export function churchNamed({ viewer }: Context, named: number | null | undefined): number | null {
  if (operatesPlatform(viewer)) return named ?? null
  const own = viewer?.idCliente ?? null
  if (named !== undefined && named !== null && named !== own) throw tenantMismatch()
  return own
}

/**
 * The church that the client names for a write, if `churchNamed` allows it.
 * @throws NOT_FOUND when the platform's administrator names a church that does not exist
 */
export async function namedTenant(ctx: Context, named: number | null | undefined): Promise<number | null> {
  const tenant = churchNamed(ctx, named)
  if (tenant === null || tenant === ctx.viewer?.idCliente) return tenant
  const church = isRecord('cliente', tenant)
  const { db } = await ctx.read()
  const { rows } = await sql`select from cliente where ${church}`.execute(db)
  if (!rows.length) throw notFound('Igreja não encontrada.')
  return tenant
}

/**
 * For the platform's administrator: the church of the record named by `id`, or by another field. Null for all other
 * users, who stay in their own church.
 */
export async function tenantOfRecord(
  ctx: Context,
  table: TableName | undefined,
  raw: object,
  field: string | undefined,
): Promise<number | null> {
  if (!table || !ctx.can('plataforma.operar')) return null
  const fields = raw as Record<string, RecordRef | null | undefined>
  const ref = fields.id ?? fields[field ?? '']
  if (ref === undefined || ref === null || ref === '') return null
  const named = isRecord(table, ref)
  const { db } = await ctx.read()
  const { rows } = await sql<{ id_cliente: number }>`
    select id_cliente from ${sql.table(table)} where ${named}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0].id_cliente
}

/**
 * The fields by which an input names records, with their tables: `{ idWord: 'word' }`. A field within another one, or of
 * the rows of a list, is 'rows.idWord'.
 */
export type NamedFields = Readonly<Record<string, TableName>>

/** With a function, the input decides about the tables. */
export type Named<Input = never> = NamedFields | ((input: Input) => NamedFields)

const severalChurches = 'Estes itens são de igrejas diferentes. Escolha os de uma igreja por vez.'

/**
 * For the platform's administrator: the church of the records that the input names, each alone or several in a list. The
 * first field with a record that exists decides; what is not of its church is missing for the operation, which says so.
 * @returns null for all other users, who stay in their own church, and when no such record exists
 * @throws VALIDATION_FAILED with the field whose list has records of several churches
 */
export async function tenantOfNamed<Input>(ctx: Context, named: Named<Input>, input: Input): Promise<number | null> {
  if (!ctx.can('plataforma.operar')) return null
  for (const [path, table] of Object.entries(typeof named === 'function' ? named(input) : named)) {
    const [field = '', ...rest] = path.split('.')
    const churches = await tenantsOf(ctx, table, valuesAt(input, [field, ...rest]))
    if (churches.length > 1) throw invalid({ [field]: severalChurches })
    if (churches[0] !== undefined) return churches[0]
  }
  return null
}

/** Up to two of the churches of these records. */
async function tenantsOf(ctx: Context, table: TableName, refs: readonly unknown[]): Promise<number[]> {
  const keys = refs.map(String)
  const ids = keys.filter((key) => /^\d{1,10}$/.test(key) && Number(key) <= 2147483647).map(Number)
  const uuids = keys.filter(isUuid)
  if (ids.length + uuids.length === 0) return []
  const { db } = await ctx.read()
  const { rows } = await sql<{ id_cliente: number }>`
    select distinct id_cliente from ${sql.table(table)}
    where id = any(${ids}::int[]) or uuid = any(${uuids}::uuid[]) limit 2`.execute(db)
  return rows.map(({ id_cliente }) => id_cliente)
}

/** What an input holds at this path, in all rows of the lists on it. */
function valuesAt(value: unknown, [field, ...rest]: readonly string[]): unknown[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, field === undefined ? [] : [field, ...rest]))
  return field === undefined ? [value] : valuesAt((value as Record<string, unknown>)[field], rest)
}

/** 'word' -> 'idWord', 'two_words' -> 'idTwoWords' */
export const idField = (table: TableName): string =>
  `id_${table}`.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The time zone of a church, for the day of what is made of its data. */
export async function timeZoneOf({ db }: Pick<Reading, 'db'>, idCliente: number): Promise<string> {
  const { rows } = await sql<{ fuso: string }>`
    select fuso_horario as fuso from cliente where id = ${idCliente} and id_cliente = ${idCliente}`.execute(db)
  return rows[0]?.fuso ?? defaultTimeZone
}
