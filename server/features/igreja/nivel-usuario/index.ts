import type { Feature } from '../../../kernel/feature.js'
import { NivelUsuario } from './nivel-usuario.entity.js'

export { nomePerfil } from './nivel-usuario.queries.js'

export const nivelUsuarioFeature: Feature = { name: 'nivelUsuario', entities: [NivelUsuario] }
