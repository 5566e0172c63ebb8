import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  type KyselyPlugin,
  ReferenceNode,
  type SelectionNode,
  type SelectQueryBuilder,
  SelectQueryNode,
  type Simplify,
  sql,
} from 'kysely'
import type { Tables } from '../database/tables.js'
import type { List } from '../pagination.js'

/**
 * Reads one page: one row more than asked tells whether there is a next one; the count is a second statement only when
 * asked for. Never more than two statements.
 * @param input with `columns`, rows have only those of the selected columns (and always `id` and `idCliente`)
 * @param sorted selects and orders the rows
 * @param matching the same rows before anything is selected, to count them
 */
export async function listOf<SortedFrom extends keyof Tables, Row, MatchingFrom extends keyof Tables>(
  input: {
    limit?: number | undefined
    offset: number
    comTotal: boolean
    columns?: readonly string[] | undefined
  },
  sorted: SelectQueryBuilder<Tables, SortedFrom, Row>,
  matching: SelectQueryBuilder<Tables, MatchingFrom, object>,
): Promise<List<Simplify<Row>>> {
  const { limit, offset } = input
  const lean = input.columns ? sorted.withPlugin(only(input.columns)) : sorted
  const found = await (limit === undefined ? lean : lean.limit(limit + 1)).offset(offset).execute()
  const hasMore = limit !== undefined && found.length > limit
  const page = hasMore ? found.slice(0, limit) : found
  if (!input.comTotal) return { rows: page, hasMore, offset }
  const complete = offset === 0 && !hasMore
  return { rows: page, hasMore, offset, total: complete ? page.length : await count(matching) }
}

async function count<From extends keyof Tables>(matching: SelectQueryBuilder<Tables, From, object>): Promise<number> {
  const { total } = await matching.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** Selects only these of the columns that a query selects. */
function only(columns: readonly string[]): KyselyPlugin {
  const wanted = new Set(['id', 'idCliente', ...columns])
  return {
    transformQuery({ node }) {
      if (!SelectQueryNode.is(node) || !node.selections) return node
      const selections = node.selections.filter((selection) => wanted.has(resultName(selection) ?? 'id'))
      return { ...node, selections }
    },
    transformResult: async ({ result }) => result,
  }
}

/** The property under which a selection comes back; undefined for an expression without a name. */
function resultName({ selection }: SelectionNode): string | undefined {
  if (AliasNode.is(selection)) return IdentifierNode.is(selection.alias) ? selection.alias.name : undefined
  const column = ReferenceNode.is(selection) ? selection.column : selection
  return ColumnNode.is(column) ? column.column.name : undefined
}
