import { useApolloClient } from '@apollo/client/react'

/**
 * Reads the queries of the screen again, after a change whose answer does not contain what it changed. Roster entries
 * are shown on screens of several features, so their documents are not known here.
 */
export function useRefresh(): () => void {
  const client = useApolloClient()
  return () => void client.refetchObservableQueries().catch(() => undefined)
}
