import type { ApolloServerPlugin } from '@apollo/server'
import { type DocumentNode, type GraphQLSchema, NoSchemaIntrospectionCustomRule, validate } from 'graphql'
import { publicAction } from '../../access/actions.js'
import { refuseInPreview } from '../../access/can.js'
import { badRequest, signInFirst } from '../../base/errors.js'
import type { Context } from '../../work/context/context.js'
import { rootFields } from './root-fields.js'

/** Refuses subscriptions here, because the compiled executor would run them as queries. */
export const noSubscriptions: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      if (operation?.operation === 'subscription')
        throw badRequest('Assinaturas se fazem por WebSocket, em /graphql/ws.')
    },
  }),
}

/** Public mutations too: signing in would end the preview without its screens knowing. */
export const noMutationsInPreview: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      if (operation?.operation === 'mutation') refuseInPreview(contextValue.viewer)
    },
  }),
}

/** In production only API tokens may read the schema; the browser client never does. */
export function introspectionForTokens(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const seen = new WeakMap<DocumentNode, boolean>()
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, contextValue }) => {
        if (contextValue.viewer?.escopos) return
        let introspects = seen.get(document)
        if (introspects === undefined) {
          introspects = validate(schema, document, [NoSchemaIntrospectionCustomRule]).length > 0
          seen.set(document, introspects)
        }
        if (introspects) throw badRequest('A introspecção exige um token de API.')
      },
    }),
  }
}

/**
 * Refuses an operation without a session unless all its root fields are public. The fields would refuse it as well, but
 * only after the operation has been compiled, and compiling costs more than everything before.
 */
export function sessionFirst(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, contextValue }) => {
        if (contextValue.viewer || !operation) return
        const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
        const isPublic = (name: string) => name.startsWith('__') || fields[name]?.extensions.action === publicAction
        if (!rootFields(document, operation).every(isPublic)) throw signInFirst()
      },
    }),
  }
}
