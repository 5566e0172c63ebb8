import type { Feature } from '../../../kernel/transport/feature.js'
import { prestacaoPdfEvents } from './prestacao-pdf.actions.js'
import { keepDecidedJob, keepMissingJob } from './prestacao-pdf.job.js'
import { prestacaoPdfRoutes } from './prestacao-pdf.rest.js'

export const prestacaoPdfFeature: Feature = {
  name: 'prestacaoPdf',
  events: prestacaoPdfEvents,
  routes: prestacaoPdfRoutes,
  jobs: [keepDecidedJob, keepMissingJob],
}
