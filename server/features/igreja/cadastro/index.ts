import type { Feature } from '../../../kernel/transport/feature.js'
import { cadastroEvents } from './cadastro.actions.js'
import { CadastroResolver } from './cadastro.resolver.js'
import { cadastroRoutes } from './cadastro.rest.js'
import { CadastroPendente } from './cadastro-pendente.entity.js'

export { foundChurch, writeChurch } from './found-church.js'
export { mountRegister } from './register.js'
export { welcome } from './welcome.js'

export const cadastroFeature: Feature = {
  name: 'cadastro',
  events: cadastroEvents,
  entities: [CadastroPendente],
  resolvers: [CadastroResolver],
  routes: cadastroRoutes,
}
