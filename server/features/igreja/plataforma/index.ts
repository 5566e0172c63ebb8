import type { Feature } from '../../../kernel/feature.js'
import { PainelPlataformaResolver } from './painel.js'
import { plataformaEvents } from './plataforma.actions.js'
import { PlataformaResolver } from './plataforma.resolver.js'

export const plataformaFeature: Feature = {
  name: 'plataforma',
  events: plataformaEvents,
  resolvers: [PlataformaResolver, PainelPlataformaResolver],
}
