import type { Feature } from '../../../kernel/feature.js'
import { TokenApi } from './token-api.entity.js'

export const tokenApiFeature: Feature = { name: 'tokenApi', entities: [TokenApi] }
