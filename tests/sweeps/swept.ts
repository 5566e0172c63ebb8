import { features } from '../../server/features.js'
import { schemaOf } from '../factories/schema.js'

const only = process.env.SWEEP

/** The features that the sweeps test. `SWEEP=sala` selects one feature, for its author. */
export const swept = only ? features.filter(({ name }) => name === only) : features
if (!swept.length) throw new Error(`SWEEP: there is no feature ${only}`)

/** The schema of these features. */
export const sweptSchema = schemaOf(swept)

/** The routes of these features. */
export const sweptRoutes = swept.flatMap(({ routes = [] }) => routes)
