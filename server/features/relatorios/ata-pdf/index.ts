import type { Feature } from '../../../kernel/feature.js'
import { ataPdfRoutes } from './ata-pdf.rest.js'

export const ataPdfFeature: Feature = { name: 'ataPdf', routes: ataPdfRoutes }
