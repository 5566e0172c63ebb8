import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { homeActions } from './home.actions.js'
import { HomeResolver } from './home.resolver.js'

export const homeFeature: Feature = {
  name: 'home',
  actions: homeActions,
  areas: outsideAreas(homeActions),
  resources: { primeirosPassos: 'Primeiros passos' },
  verbs: { dar: 'dar e dispensar' },
  resolvers: [HomeResolver],
}
