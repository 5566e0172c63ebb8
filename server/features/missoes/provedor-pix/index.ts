import { inArea, outside } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { provedorPixActions, provedorPixEvents } from './provedor-pix.actions.js'
import { ProvedorPix } from './provedor-pix.entity.js'
import { PixAutomaticoResolver } from './provedor-pix.resolver.js'

export { apiPix } from './api-pix.js'
export { announcedPix, periodsOfBusca } from './api-pix.rules.js'
export { type Cobranca, type PixProvider, ProviderFailed, type ReadDevolucao, type ReadPix } from './provedor.js'
export { acessoOf, note, type PixProviderRow, readProvider } from './provedor-pix.queries.js'
export { pixSearchJob, segredoOfAviso } from './provedor-pix.usecases.js'

export const provedorPixFeature: Feature = {
  name: 'provedorPix',
  actions: provedorPixActions,
  // the settings are the administrator's alone
  areas: inArea('tesouraria', provedorPixActions, { 'provedorPix.configurar': outside }),
  verbs: { configurar: 'configurar o Pix pelo banco' },
  events: provedorPixEvents,
  label: 'Pix pelo banco',
  labels: 'Pix pelo banco',
  table: 'provedor_pix',
  entities: [ProvedorPix],
  resolvers: [PixAutomaticoResolver],
}
