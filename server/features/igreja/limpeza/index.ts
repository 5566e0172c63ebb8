import type { Feature } from '../../../kernel/transport/feature.js'
import { limpezaEvents } from './limpeza.actions.js'
import { cleanUp } from './limpeza.job.js'

export const limpezaFeature: Feature = { name: 'limpeza', events: limpezaEvents, jobs: [cleanUp] }
