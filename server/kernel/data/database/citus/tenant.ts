import { Recent } from '../../../base/recent.js'

/** `a.id_cliente = b.id_cliente`, or `id_cliente = b.id_cliente`, as joins and correlated subqueries compare it. */
const comparison =
  /(?<![\w".])((?:(?:"\w+"|\w+)\.)?(?:"id_cliente"|id_cliente)) = ((?:"\w+"|\w+)\.(?:"id_cliente"|id_cliente))(?!\w)/g

const known = new Recent<string, string>(1000)

/**
 * A statement of one church that names the church at each table: wherever two tables are compared by church, both are the
 * church of the transaction. Row-level security lets it see no other rows, so this changes no result. Without it, Citus does
 * not know that a correlated subquery stays in the same part of its table: it plans for all parts, or refuses.
 */
export function namingTenant<Value>(
  text: string,
  values: readonly Value[],
  idCliente: number,
): [string, (Value | number)[]] {
  let named = known.get(text)
  if (named === undefined) {
    const church = `$${values.length + 1}`
    named = text.replace(
      comparison,
      (all, a: string, b: string) => `(${all} and ${a} = ${church} and ${b} = ${church})`,
    )
    known.set(text, named)
  }
  return named === text ? [text, [...values]] : [named, [...values, idCliente]]
}
