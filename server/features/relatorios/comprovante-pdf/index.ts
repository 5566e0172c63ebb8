import type { Feature } from '../../../kernel/transport/feature.js'
import { comprovantePdfEvents } from './comprovante-pdf.actions.js'
import { comprovantePdfRoutes } from './comprovante-pdf.rest.js'

export const comprovantePdfFeature: Feature = {
  name: 'comprovantePdf',
  events: comprovantePdfEvents,
  routes: comprovantePdfRoutes,
}
