import { features } from '../../server/features.js'
import { makeSchema } from '../../server/kernel/graphql/schema.js'

const only = process.env.SWEEP

/** The features whose operations, routes and lists the sweeps try: all, or with `SWEEP=sala` that one, as its author wants at first. */
export const swept = only ? features.filter(({ name }) => name === only) : features
if (!swept.length) throw new Error(`SWEEP: there is no feature ${only}`)

/** The schema of what is swept. */
export const sweptSchema = makeSchema(swept)

/** The routes of what is swept. */
export const sweptRoutes = swept.flatMap(({ routes = [] }) => routes)
