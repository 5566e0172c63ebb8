import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { removeBuyer } from '../pagamento/index.js'
import { assinaturaActions, assinaturaEvents } from './assinatura.actions.js'
import { Assinatura, EventoPagamento } from './assinatura.entity.js'
import { AssinaturaResolver, AvisoAssinaturaResolver } from './assinatura.resolver.js'
import { assinaturaRoutes } from './assinatura.rest.js'
import { requireAssinatura } from './assinatura.usecases.js'

export const assinaturaFeature: Feature = {
  name: 'assinatura',
  actions: assinaturaActions,
  areas: outsideAreas(assinaturaActions),
  label: 'Assinatura',
  labels: 'Assinatura',
  gender: 'f',
  table: 'assinatura',
  events: assinaturaEvents,
  entities: [Assinatura, EventoPagamento],
  resolvers: [AvisoAssinaturaResolver, AssinaturaResolver],
  routes: assinaturaRoutes,
  jobs: [removeBuyer],
  beforeWriting: requireAssinatura,
}
