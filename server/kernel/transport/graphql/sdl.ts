import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { type GraphQLSchema, lexicographicSortSchema } from 'graphql'

/** The schema as text, sorted, with its @perfil directives: what schema/schema.graphql holds. */
export const printSdl = (schema: GraphQLSchema): string =>
  `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`
