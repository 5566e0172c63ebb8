import type { Feature } from '../../../kernel/transport/feature.js'
import { doisFatoresEvents } from './dois-fatores.actions.js'
import { DoisFatoresResolver } from './dois-fatores.resolver.js'

export const doisFatoresFeature: Feature = {
  name: 'doisFatores',
  events: doisFatoresEvents,
  resolvers: [DoisFatoresResolver],
}
