import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { clienteActions } from './cliente.actions.js'
import { Cliente } from './cliente.entity.js'
import { ClienteResolver } from './cliente.resolver.js'
import { refuseSuspended } from './suspensao.js'

export { Cliente } from './cliente.entity.js'
export { changedTo, fusoOf, readFuso, storedIgreja, withSignUpDay } from './cliente.queries.js'
export { logoPng, logoUrl } from './logo.js'
export { staysOpen } from './suspensao.rules.js'

export const clienteFeature: Feature = {
  name: 'cliente',
  actions: clienteActions,
  areas: outsideAreas(clienteActions),
  label: 'Dados da igreja',
  table: 'cliente',
  resources: { igreja: 'Dados da igreja' },
  verbs: { encerrar: 'encerrar a conta' },
  entities: [Cliente],
  resolvers: [ClienteResolver],
  beforeWriting: refuseSuspended,
}
