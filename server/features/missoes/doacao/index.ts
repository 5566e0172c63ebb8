import type { Feature } from '../../../kernel/feature.js'
import { Doacao } from './doacao.entity.js'
import { DoacaoResolver } from './doacao.resolver.js'
import { doacaoRoutes } from './doacao.rest.js'
import { doacoesNaLinha } from './doacao.timeline.js'

export const doacaoFeature: Feature = {
  name: 'doacao',
  entities: [Doacao],
  resolvers: [DoacaoResolver],
  routes: doacaoRoutes,
  timeline: { action: 'doacao.ler', entries: doacoesNaLinha },
}
