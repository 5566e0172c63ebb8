import type { Feature } from '../../../kernel/feature.js'
import { PlataformaResolver } from './plataforma.resolver.js'

export const plataformaFeature: Feature = { name: 'plataforma', resolvers: [PlataformaResolver] }
