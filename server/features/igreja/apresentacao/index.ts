import type { Feature } from '../../../kernel/transport/feature.js'
import { apresentacaoEvents } from './apresentacao.actions.js'
import { apresentacaoRoutes } from './apresentacao.rest.js'

export const apresentacaoFeature: Feature = {
  name: 'apresentacao',
  events: apresentacaoEvents,
  routes: apresentacaoRoutes,
}
