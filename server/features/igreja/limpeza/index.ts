import type { Feature } from '../../../kernel/feature.js'
import { cleanUp } from './limpeza.job.js'

export const limpezaFeature: Feature = { name: 'limpeza', jobs: [cleanUp] }
