import type { Feature } from '../../../kernel/feature.js'
import { prestacaoPdfEvents } from './prestacao-pdf.actions.js'
import { guardarDecidida, guardarFaltantes } from './prestacao-pdf.job.js'
import { prestacaoPdfRoutes } from './prestacao-pdf.rest.js'

export const prestacaoPdfFeature: Feature = {
  name: 'prestacaoPdf',
  events: prestacaoPdfEvents,
  routes: prestacaoPdfRoutes,
  jobs: [guardarDecidida, guardarFaltantes],
}
