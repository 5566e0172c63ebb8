import type { Feature } from '../../../kernel/feature.js'
import { TokenApi } from './token-api.entity.js'
import { TokenApiResolver } from './token-api.resolver.js'

export const tokenApiFeature: Feature = { name: 'tokenApi', entities: [TokenApi], resolvers: [TokenApiResolver] }
