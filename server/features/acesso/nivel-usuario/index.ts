import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { nivelUsuarioActions } from './nivel-usuario.actions.js'
import { NivelUsuario } from './nivel-usuario.entity.js'
import { NivelUsuarioResolver } from './nivel-usuario.resolver.js'
import { nivelUsuarioRoutes } from './nivel-usuario.rest.js'

export { decideAcesso, perfilName } from './nivel-usuario.queries.js'
export { niveis } from './nivel-usuario.rules.js'

export const nivelUsuarioFeature: Feature = {
  name: 'nivelUsuario',
  actions: nivelUsuarioActions,
  areas: outsideAreas(nivelUsuarioActions),
  label: 'Nível de usuário',
  labels: 'Níveis de usuário',
  table: 'nivel_usuario',
  entities: [NivelUsuario],
  resolvers: [NivelUsuarioResolver],
  routes: nivelUsuarioRoutes,
}
