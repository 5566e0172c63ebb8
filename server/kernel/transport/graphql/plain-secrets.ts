import type { ApolloServerPlugin } from '@apollo/server'
import { BREAK, type DocumentNode, visit } from 'graphql'
import type { Context } from '../../work/context/context.js'
import { namesSecret } from '../http/secrets.js'

/** Documents are parsed once, so each is looked at once. */
const known = new WeakMap<DocumentNode, boolean>()

function asksForSecret(document: DocumentNode): boolean {
  let found = known.get(document)
  if (found === undefined) {
    found = false
    visit(document, {
      Field: ({ name }) => {
        if (!namesSecret(name.value)) return undefined
        found = true
        return BREAK
      },
    })
    known.set(document, found)
  }
  return found
}

/** The answer to a mutation may hold what was made for it alone, and so may that to a query of such a field. */
export const plainSecrets: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, contextValue }) => {
      contextValue.current.secret = operation?.operation !== 'query' || asksForSecret(document)
    },
  }),
}
