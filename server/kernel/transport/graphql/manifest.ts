import { createHash } from 'node:crypto'
import type { ApolloServerPlugin } from '@apollo/server'
import { type DocumentNode, print, visit } from 'graphql'
import { forbidden } from '../../base/errors.js'
import type { Context } from '../../work/context/context.js'

/** SHA-256 of a document without layout and without the __typename that client caches add. */
export function documentHash(document: DocumentNode): string {
  const bare = visit(document, {
    Field: (node) => (node.name.value === '__typename' ? null : undefined),
  })
  return createHash('sha256').update(print(bare)).digest('hex')
}

/**
 * With GRAPHQL_MANIFEST_ONLY, sessions (the browser) may send only what schema/operations.json lists; third-party tools
 * use API tokens and may send any operation within the limits.
 */
export function manifestOnly(hashes: ReadonlySet<string>): ApolloServerPlugin<Context> {
  const seen = new WeakMap<DocumentNode, boolean>()
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, contextValue }) => {
        if (contextValue.viewer?.escopos) return
        let known = seen.get(document)
        if (known === undefined) seen.set(document, (known = hashes.has(documentHash(document))))
        if (!known) throw forbidden('Esta consulta não está na lista das que o navegador pode enviar.')
      },
    }),
  }
}
