import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { buscaActions } from './busca.actions.js'
import { BuscaResolver } from './busca.resolver.js'

export const buscaFeature: Feature = {
  name: 'busca',
  actions: buscaActions,
  areas: outsideAreas(buscaActions),
  labels: 'Busca',
  resolvers: [BuscaResolver],
}
