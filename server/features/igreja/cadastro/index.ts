import type { Feature } from '../../../kernel/feature.js'
import { CadastroResolver } from './cadastro.resolver.js'
import { cadastroRoutes } from './cadastro.rest.js'

export { foundChurch } from './found-church.js'

export const cadastroFeature: Feature = { name: 'cadastro', resolvers: [CadastroResolver], routes: cadastroRoutes }
