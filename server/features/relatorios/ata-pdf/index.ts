import type { Feature } from '../../../kernel/transport/feature.js'
import { ataPdfEvents } from './ata-pdf.actions.js'
import { ataPdfRoutes } from './ata-pdf.rest.js'

export const ataPdfFeature: Feature = { name: 'ataPdf', events: ataPdfEvents, routes: ataPdfRoutes }
