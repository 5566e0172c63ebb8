import type { Feature } from '../../../kernel/transport/feature.js'
import { LixeiraResolver } from './lixeira.resolver.js'

export const lixeiraFeature: Feature = { name: 'lixeira', resolvers: [LixeiraResolver] }
