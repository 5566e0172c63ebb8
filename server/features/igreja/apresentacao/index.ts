import type { Feature } from '../../../kernel/feature.js'
import { apresentacaoRoutes } from './apresentacao.rest.js'

export const apresentacaoFeature: Feature = { name: 'apresentacao', routes: apresentacaoRoutes }
