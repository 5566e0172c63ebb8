import type { Feature } from '../../../kernel/feature.js'
import { Usuario } from './usuario.entity.js'
import { procurar } from './usuario.queries.js'
import { UsuarioResolver } from './usuario.resolver.js'
import { usuarioRoutes } from './usuario.rest.js'

export { readsPersonalData } from './usuario.rules.js'
export { Usuario as UsuarioType } from './usuario.type.js'
export { pessoaPorId } from './usuario.usecases.js'

export const usuarioFeature: Feature = {
  name: 'usuario',
  entities: [Usuario],
  resolvers: [UsuarioResolver],
  routes: usuarioRoutes,
  search: {
    action: 'usuario.ler',
    async find(ctx, work, patterns) {
      const rows = await procurar(work, patterns, ctx.can('usuario.lerDadosPessoais'))
      return rows.map(({ id, uuid, name, email }) => ({ tipo: 'usuario', id, uuid, titulo: name, subtitulo: email }))
    },
  },
}
