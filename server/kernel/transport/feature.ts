import type { EntitySchemaWithMeta } from '@mikro-orm/core'
import type { Action, ActionRows } from '../access/actions.js'
import type { ActionAreas, ImpliedActions } from '../access/areas.js'
import type { Services } from '../work/context/services.js'
import type { Contributions } from '../work/contributions/contributions.js'
import type { AnyJob } from '../work/jobs/jobs.js'
import type { Route } from './rest/route.js'

// biome-ignore lint/complexity/noBannedTypes: type-graphql takes resolver classes as Function
type ResolverClass = Function

type Names = Readonly<Record<string, string>>

/** Portuguese names of a feature's records and actions. `npm run codegen` writes them to client/gql/labels.ts. */
interface FeatureNames {
  /** one record, in Portuguese */
  label?: string
  /** plural, also the object of its actions */
  labels?: string
  /** grammatical gender of the label; masculine by default */
  gender?: 'f'
  /** the table of its records; the audit log and the recycle bin show the label for it */
  table?: string
  /** names of its further tables */
  tables?: Names
  /** names of its further resources: resource -> name */
  resources?: Names
  /** verbs of its actions that the shared list of verbs lacks */
  verbs?: Names
  /** names of its audited events that are not actions */
  events?: Names
}

/** A feature, as data for the application. server/features.ts lists all features. */
export interface Feature extends FeatureNames, Contributions {
  name: string
  /** its rows of the permission table */
  actions?: ActionRows
  /** actions that nobody has who sees the church as another person: what they read is for that person alone */
  hiddenInPreview?: readonly Action[]
  /** where its actions belong in the churches' access matrix, or that they are outside it */
  areas?: ActionAreas
  /** actions that follow from others */
  implied?: ImpliedActions
  entities?: readonly EntitySchemaWithMeta[]
  resolvers?: readonly ResolverClass[]
  routes?: readonly Route[]
  jobs?: readonly AnyJob[]
  /**
   * starts work that every process does by itself while it works on jobs, beside the queue
   * @returns the function that ends it; it resolves when nothing runs any more
   */
  background?: (services: Services) => Promise<() => Promise<void>>
}

declare module '../work/context/services.js' {
  interface Services {
    features: readonly Feature[]
  }
}
