import type { GraphQLSchema } from 'graphql'
import type { Feature } from '../../server/kernel/transport/feature.js'
import { makeSchema } from '../../server/kernel/transport/graphql/schema.js'

const made = new WeakMap<readonly Feature[], GraphQLSchema>()

/** The schema of these features, made once for all applications of this process. Nobody changes a schema. */
export function schemaOf(features: readonly Feature[]): GraphQLSchema {
  const schema = made.get(features) ?? makeSchema(features)
  made.set(features, schema)
  return schema
}
