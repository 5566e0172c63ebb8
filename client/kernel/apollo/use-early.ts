import type { DefaultContext, DocumentNode, OperationVariables, WatchQueryFetchPolicy } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { keepSoon } from '../kept/kept-link'
import { fillEarly } from './early'
import { operationKey } from './operation-key'

type Options = {
  variables?: OperationVariables
  context: DefaultContext
  /** the query's own policy */
  fetchPolicy?: WatchQueryFetchPolicy
}

/**
 * For a query with which a screen opens: when its early answer has arrived before the screen is drawn for the first time,
 * the screen is drawn with it at once. Drawing it without data first takes a slow phone nearly as long as the rows.
 * @returns the policy for `useQuery`, which does not ask once more then
 */
export function useEarly(query: DocumentNode, { variables = {}, context, fetchPolicy }: Options) {
  const client = useApolloClient()
  const [arrived] = useState(() => {
    const early = fillEarly(client, { query, variables, context })
    if (early && context.kept) keepSoon(early.token, context.keptAs ?? operationKey(early.name, variables), early.data)
    return early !== null
  })
  if (!arrived) return { fetchPolicy }
  // with other variables, Apollo Client goes back to the initial policy
  return { fetchPolicy: 'cache-first', initialFetchPolicy: fetchPolicy ?? 'cache-and-network' } as const
}
