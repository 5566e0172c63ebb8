import { ApolloProvider } from '@apollo/client/react'
import { Outlet } from 'react-router-dom'
import { client } from './client'

/** Route element for public pages that ask the server; the signed-in part has its own around the session. */
export function Component() {
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  )
}
