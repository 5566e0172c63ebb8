import { specifiedDirectives } from 'graphql'
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql'
import type { Feature } from '../feature.js'
import { perfilDirective } from './perfil.directive.js'

/** The schema of all features' resolvers. Input is validated by the use cases' schemas, so not here again. */
export function makeSchema(features: readonly Feature[]) {
  const resolvers = features.flatMap((feature) => [...(feature.resolvers ?? [])]) as unknown as NonEmptyArray<
    () => unknown
  >
  return buildSchemaSync({
    resolvers: resolvers as never,
    // without its own ones, GraphQL would not know @include and @skip
    directives: [...specifiedDirectives, perfilDirective],
    validate: false,
  })
}
