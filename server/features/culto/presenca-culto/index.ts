import type { Feature } from '../../../kernel/feature.js'
import { ParticipacaoCulto } from './presenca-culto.entity.js'
import { ParticipacaoCultoResolver, PresentesResolver } from './presenca-culto.resolver.js'
import { presencaCultoRoutes } from './presenca-culto.rest.js'
import { presencasDasPessoas } from './presenca-culto.timeline.js'

/** @public for the home page */
export { frequencia } from './presenca-culto.usecases.js'

export const presencaCultoFeature: Feature = {
  name: 'presencaCulto',
  entities: [ParticipacaoCulto],
  resolvers: [ParticipacaoCultoResolver, PresentesResolver],
  routes: presencaCultoRoutes,
  timeline: { action: 'presencaCulto.ler', entries: presencasDasPessoas },
}
