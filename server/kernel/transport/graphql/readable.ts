import type { ApolloServerPlugin } from '@apollo/server'
import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { Directive, Extensions } from 'type-graphql'
import { type Action, perfisOf } from '../../access/actions.js'
import { reachesAll } from '../../access/can.js'
import type { Context } from '../../work/context/context.js'
import { waitForTable } from './perfil.directive.js'

/**
 * On a field of a record that is null (or an empty list) for whoever may not do the action: writes @perfil into the SDL,
 * and the field's name into the answers of API tokens (`hiddenFields`). The rows must already be without the value.
 */
export const ReadableBy =
  (action: Action) =>
  (target: object, key: string, descriptor?: PropertyDescriptor): void => {
    const decorate = (decorator: unknown) =>
      (decorator as (target: object, key: string, descriptor?: PropertyDescriptor) => void)(target, key, descriptor)
    decorate(Extensions({ readable: action }))
    waitForTable(() => decorate(Directive(`@perfil(permite: [${perfisOf(action).join(', ')}], acao: "${action}")`)))
  }

/** The action that a field of a record needs to be read, by `Type.field`. */
type Readable = readonly (readonly [field: string, action: Action])[]

/**
 * Tells API tokens in `extensions.ocultos` which fields of their query they may not read of everybody. There null may
 * mean that the value is hidden.
 */
export function hiddenFields(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const known = new WeakMap<OperationDefinitionNode, Readable>()
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ response: { body }, contextValue, document, operation }) => {
        const { viewer } = contextValue
        if (!viewer?.escopos || !document || !operation || body.kind !== 'single' || !body.singleResult.data) return
        let fields = known.get(operation)
        if (!fields) known.set(operation, (fields = readableFields(schema, document, operation)))
        const ocultos = fields.flatMap(([field, action]) => (reachesAll(viewer, action) ? [] : [field]))
        if (ocultos.length) body.singleResult.extensions = { ...body.singleResult.extensions, ocultos }
      },
    }),
  }
}

/** The fields of the operation that not everybody may read, also those in fragments. */
function readableFields(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Readable {
  const found = new Map<string, Action>()
  const types = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(types, {
    Field() {
      const [field, parent] = [types.getFieldDef(), types.getParentType()]
      const action = field?.extensions.readable as Action | undefined
      if (field && parent && action) found.set(`${parent.name}.${field.name}`, action)
    },
  })
  const fragments = document.definitions.filter(({ kind }) => kind === 'FragmentDefinition')
  for (const node of [operation, ...fragments]) visit(node, visitor)
  return [...found].sort()
}
