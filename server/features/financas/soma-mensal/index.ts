import type { Feature } from '../../../kernel/feature.js'
import { somaMensalEvents } from './soma-mensal.actions.js'
import { SomaMensal, SomaValida } from './soma-mensal.entity.js'
import { somarTodosOsMeses } from './somar.job.js'

export { somarMeses } from './somar.js'

export const somaMensalFeature: Feature = {
  name: 'somaMensal',
  events: somaMensalEvents,
  entities: [SomaMensal, SomaValida],
  jobs: [somarTodosOsMeses],
}
