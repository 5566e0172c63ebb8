import type { Feature } from '../../../kernel/transport/feature.js'
import { somaMensalEvents } from './soma-mensal.actions.js'
import { SomaMensal, SomaValida } from './soma-mensal.entity.js'
import { sumAllMonthsJob } from './somar.job.js'

export { sumAllMonthsJob } from './somar.job.js'
export { addMonths } from './somar.js'

export const somaMensalFeature: Feature = {
  name: 'somaMensal',
  events: somaMensalEvents,
  entities: [SomaMensal, SomaValida],
  jobs: [sumAllMonthsJob],
}
