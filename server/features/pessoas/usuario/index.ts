import type { Feature } from '../../../kernel/feature.js'
import { Usuario } from './usuario.entity.js'

export const usuarioFeature: Feature = { name: 'usuario', entities: [Usuario] }
