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
    // asked for where there are subscriptions, though each brings its own source
    pubSub: { publish: () => undefined, subscribe: noTopics },
    validate: false,
  })
}

function noTopics(): never {
  throw new Error('a subscription without a source of its own')
}
