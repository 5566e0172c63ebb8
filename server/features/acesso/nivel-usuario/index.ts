import type { Feature } from '../../../kernel/feature.js'
import { NivelUsuario } from './nivel-usuario.entity.js'
import { NivelUsuarioResolver } from './nivel-usuario.resolver.js'
import { nivelUsuarioRoutes } from './nivel-usuario.rest.js'

export { nomePerfil } from './nivel-usuario.queries.js'
export { niveis } from './nivel-usuario.rules.js'

export const nivelUsuarioFeature: Feature = {
  name: 'nivelUsuario',
  label: 'Nível de usuário',
  labels: 'Níveis de usuário',
  table: 'nivel_usuario',
  entities: [NivelUsuario],
  resolvers: [NivelUsuarioResolver],
  routes: nivelUsuarioRoutes,
}
