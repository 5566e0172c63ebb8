import type { List } from '../../../../schema/rules/pagination.js'
import { invalid } from '../../../kernel/base/errors.js'
import type { PageInfo } from '../../../kernel/transport/graphql/page.type.js'
import type { PostRow } from './post.queries.js'
import { feedCursor } from './post.rules.js'

/** A part of the feed, with the cursors of its first and last post. */
export function toSlice({ rows, hasMore }: List<PostRow>, after: string | null | undefined) {
  const [first, last] = [rows[0], rows.at(-1)]
  const pageInfo: PageInfo = {
    hasNextPage: hasMore,
    hasPreviousPage: Boolean(after),
    startCursor: first ? feedCursor(first) : null,
    endCursor: last ? feedCursor(last) : null,
  }
  return { nodes: rows, pageInfo }
}

/**
 * The feed's arguments in the form that its use case expects.
 * @throws VALIDATION_FAILED for a page over 100
 */
export function feedArgs({ first, ...rest }: { first: number; after?: string | null }) {
  if (first < 1 || first > 100) throw invalid({ first: 'Peça de 1 a 100 itens por página.' })
  return { ...rest, limit: first }
}
