import { ApolloProvider } from '@apollo/client/react'
import { Outlet } from 'react-router-dom'
import { client } from './client'

/**
 * Route element for public pages that query the server. The signed-in part has a separate provider around the session.
 */
export function Component() {
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  )
}
