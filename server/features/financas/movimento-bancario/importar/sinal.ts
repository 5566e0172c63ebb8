import { type RawBuilder, sql } from 'kysely'

/**
 * Whether an earlier movement of the account is the same as a line, with the other sign: of the same day and document, or
 * without a document of the same text, of which this version may read more than the one that stored the movement.
 * @param before the alias of the movement in the statement
 * @param linha the alias of the line
 */
export function withOppositeSign(before: string, linha: string): RawBuilder<boolean> {
  const [m, l] = [before, linha].map((alias) => (column: string) => sql.ref(`${alias}.${column}`)) as [Column, Column]
  return sql<boolean>`(${m('data')} = ${l('data')} and ${m('valor')} = -${l('valor')} and ${m('documento')} = ${l('documento')}
    and (${m('documento')} <> '' or ${m('historico')} <> '' and starts_with(${l('historico')}, ${m('historico')})))`
}

type Column = (name: string) => RawBuilder<unknown>
