import type { Product } from './product.js'

/** Returns a real address of a screen whose path has parameters, in Igreja Betel. */
export type Example = (product: Product) => Promise<string>

/**
 * The newest record of this table that is not deleted.
 * @param where further SQL condition
 */
export async function newest(
  product: Product,
  table: string,
  where = 'true',
  column: 'id' | 'uuid' = 'id',
): Promise<string> {
  const church = `select id_cliente from usuario where email = 'admin@betel.demo'`
  const [{ deletes } = {}] = await product.sql<{ deletes: boolean }>(
    `select exists (select from pg_attribute where attrelid = '${table}'::regclass and attname = 'excluido_em') as deletes`,
  )
  const alive = deletes ? 'excluido_em is null' : 'true'
  const [row] = await product.sql<{ ref: string }>(
    `select ${column}::text as ref from ${table} where id_cliente = (${church}) and ${alive} and ${where} order by id desc limit 1`,
  )
  if (!row) throw new Error(`no ${table} in the demo data`)
  return row.ref
}

/** The path with a record's id for its single parameter. */
export const filled = (path: string, ref: string): string => path.replace(/:\w+\??/, ref)

/** Example addresses of screens whose parameter is a record of another feature: path -> table. */
export const ofTable = (screens: Readonly<Record<string, string>>): Record<string, Example> =>
  Object.fromEntries(
    Object.entries(screens).map(([path, table]) => [
      path,
      async (product: Product) => filled(path, await newest(product, table)),
    ]),
  )
