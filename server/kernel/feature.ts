import type { EntitySchemaWithMeta } from '@mikro-orm/core'
import type { NonEmptyArray } from 'type-graphql'
import type { Context } from './context.js'
import type { Job } from './jobs.js'
import type { Route } from './rest/route.js'
import type { Reading } from './tenant/session.js'

// biome-ignore lint/complexity/noBannedTypes: type-graphql takes resolver classes as Function
type ResolverClass = Function

/** A hit of the search over everything. `tipo` tells the client which screen shows it. */
export interface SearchHit {
  tipo: string
  id: number
  uuid: string
  titulo: string
  subtitulo: string | null
}

/** One entry of a person's page. */
export interface TimelineEntry {
  tipo: string
  data: string
  titulo: string
  descricao: string | null
}

/** What a feature gives to the application. server/features.ts lists them all. */
export interface Feature {
  name: string
  entities?: readonly EntitySchemaWithMeta[]
  resolvers?: NonEmptyArray<ResolverClass> | readonly ResolverClass[]
  routes?: readonly Route[]
  jobs?: readonly Job<never>[]
  /** hits for the search over everything; must itself check what the viewer may read */
  search?: (ctx: Context, work: Reading, patterns: string[]) => Promise<SearchHit[]>
  /** entries for a person's timeline; must itself check what the viewer may read */
  timeline?: (ctx: Context, work: Reading, idUsuario: number) => Promise<TimelineEntry[]>
  /** what a new church starts with, written in the sign-up's transaction */
  seed?: (work: import('./tenant/session.js').Writing) => Promise<void>
}
