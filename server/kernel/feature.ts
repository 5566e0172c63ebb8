import type { EntitySchemaWithMeta } from '@mikro-orm/core'
import type { Contributions } from './context.js'
import type { Job } from './jobs.js'
import type { Route } from './rest/route.js'

// biome-ignore lint/complexity/noBannedTypes: type-graphql takes resolver classes as Function
type ResolverClass = Function

/** What a feature gives to the application. server/features.ts lists them all. */
export interface Feature extends Contributions {
  name: string
  entities?: readonly EntitySchemaWithMeta[]
  resolvers?: readonly ResolverClass[]
  routes?: readonly Route[]
  jobs?: readonly Job<never>[]
}
