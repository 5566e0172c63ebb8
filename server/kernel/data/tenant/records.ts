import { type EntityName, type FilterQuery, LockMode } from '@mikro-orm/core'
import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type SelectQueryBuilder,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'
import { AppError, notFound, stale } from '../../base/errors.js'
import type { Tables } from '../database/tables.js'
import type { Reading, Writing } from './session.js'

/** A reference to a record, by id or by uuid. */
export type RecordRef = number | string

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (ref: RecordRef): ref is string => typeof ref === 'string' && uuid.test(ref)

/** @throws NOT_FOUND for a value that cannot be a record's id or uuid */
export function whereRef(ref: RecordRef): { id: number } | { uuid: string } {
  if (isUuid(ref)) return { uuid: ref.toLowerCase() }
  const id = Number(ref)
  if (!Number.isInteger(id) || id < 1 || id > 2147483647) throw notFound()
  return { id }
}

/** A record of a church in the ORM. */
interface TenantRecord {
  id: number
  idCliente: number
  versao: number
  excluidoEm?: Date | null | undefined
}

/**
 * Finds the record to change and locks it until the transaction ends, so that concurrent changes run one after the
 * other.
 * - `versao`: the version that the current user has seen
 * - `deleted`: look for it in the recycle bin
 * - `missing`: the message when there is no such record
 * @throws NOT_FOUND (also for another tenant's or a deleted record), STALE when somebody else changed it in the
 * meantime
 */
export async function recordToChange<T extends TenantRecord>(
  work: Writing,
  entity: EntityName<T>,
  ref: RecordRef,
  options: { versao?: number | null | undefined; deleted?: boolean; missing?: string } = {},
): Promise<T> {
  // the ORM's type cannot tell that every T has these columns
  const where: object = { ...whereRef(ref), idCliente: work.idCliente }
  const record = (await work.em.findOne(entity, where as FilterQuery<T>, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  })) as T | null
  if (!record || Boolean(record.excluidoEm) !== Boolean(options.deleted)) throw notFound(options.missing)
  if (options.versao && options.versao !== record.versao) throw stale()
  return record
}

/** A table, by the name that queries use. */
export type TableName = keyof Tables & string

/** `select from table`, within the tenant of the work (a literal condition besides the policy) or over all for the platform. */
export function from<T extends TableName>(work: Pick<Reading, 'db' | 'idCliente'>, table: T) {
  const query = work.db.selectFrom(table) as unknown as SelectQueryBuilder<Tables, T, object>
  return work.idCliente === null ? query : query.where(inTenant(table, work.idCliente))
}

/** `delete from table`, within the tenant of the work. */
export const removeFrom = <T extends TableName>({ db, idCliente }: Scope, table: T) =>
  (db.deleteFrom(table) as unknown as DeleteQueryBuilder<Tables, T, DeleteResult>).where(inTenant(table, idCliente))

/**
 * `update table`, within the tenant of the work. For records that people edit use recordToChange, which checks
 * versions.
 */
export const change = <T extends TableName>({ db, idCliente }: Scope, table: T) =>
  (db.updateTable(table) as unknown as UpdateQueryBuilder<Tables, T, T, UpdateResult>).where(inTenant(table, idCliente))

type Scope = Pick<Writing, 'db' | 'idCliente'>

const inTenant = (table: TableName, idCliente: number) => sql<boolean>`${sql.ref(`${table}.id_cliente`)} = ${idCliente}`

/**
 * The condition for one record, by id or uuid: `where(isRecord('<table>', id))`.
 * @throws NOT_FOUND, see whereRef
 */
export function isRecord(table: TableName, ref: RecordRef) {
  const where = whereRef(ref)
  const [column, value] = 'id' in where ? (['id', where.id] as const) : (['uuid', where.uuid] as const)
  return sql<boolean>`${sql.ref(`${table}.${column}`)} = ${value}`
}

/**
 * Whether another record of this church, not deleted, has the value.
 * @param except id of the record that may have it
 */
export async function isTaken<T extends TableName>(
  work: Scope,
  table: T,
  column: keyof Tables[T] & string,
  value: string | number,
  except = 0,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} where id_cliente = ${work.idCliente} and ${sql.ref(column)} = ${value}
      and excluido_em is null and id <> ${except} limit 1`.execute(work.db)
  return rows.length > 0
}

/** Flushes all changes to the database, then reads the record with `read`. */
export async function saved<Row>(
  work: Writing,
  record: { id: number },
  read: (work: Writing, id: number) => Promise<Row | undefined>,
): Promise<Row> {
  await work.em.flush()
  const row = await read(work, record.id)
  if (!row) throw notFound()
  return row
}

/**
 * The id of the record that a field of the input names by id or uuid.
 * @returns null when this church has no such record
 */
export async function idOf(
  work: Pick<Writing, 'db' | 'idCliente'>,
  table: TableName,
  ref: RecordRef,
): Promise<number | null> {
  let where: ReturnType<typeof whereRef>
  try {
    where = whereRef(ref)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
  const [column, value] = 'id' in where ? (['id', where.id] as const) : (['uuid', where.uuid] as const)
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id_cliente = ${work.idCliente} and ${sql.ref(column)} = ${value}
      and excluido_em is null for key share`.execute(work.db)
  return rows[0]?.id ?? null
}
