import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { dataOf } from '../../../kernel/apollo'
import { useNetworkBack } from '../../../kernel/later'
import { FeedDocument, type FeedQuery } from './feed.generated'

type Post = FeedQuery['feed']['nodes'][number]

const first = 10

type Feed = {
  posts: Post[]
  /** undefined: there are no more posts */
  after: string | null | undefined
}

/**
 * The posts of the feed that are loaded so far. Each page begins after the last loaded post, so new posts never cause a
 * post to be loaded twice.
 */
export function useFeed() {
  const client = useApolloClient()
  const [feed, setFeed] = useState<Feed>({ posts: [], after: null })
  const [loading, setLoading] = useState(true)
  const [error, setError] = useState<unknown>()
  const asking = useRef(false)

  const read = useCallback(
    async (after: string | null) => {
      if (asking.current) return
      asking.current = true
      setLoading(true)
      setError(undefined)
      try {
        const variables = { first, after }
        const data = dataOf(await client.query({ query: FeedDocument, variables, fetchPolicy: 'network-only' }))
        const { nodes, pageInfo } = data.feed
        setFeed(({ posts }) => ({
          posts: after === null ? nodes : [...posts, ...nodes],
          after: pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
        }))
      } catch (failure) {
        setError(failure)
      } finally {
        asking.current = false
        setLoading(false)
      }
    },
    [client],
  )
  useEffect(() => void read(null), [read])

  const { posts, after } = feed
  const more = useCallback(() => {
    if (after !== undefined) void read(after)
  }, [after, read])
  useNetworkBack(error === undefined ? undefined : more)
  return { posts, loading, error, hasMore: after !== undefined, more }
}
