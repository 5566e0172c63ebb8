import type { Feature } from '../../../kernel/feature.js'
import { DoisFatoresResolver } from './dois-fatores.resolver.js'

export const doisFatoresFeature: Feature = { name: 'doisFatores', resolvers: [DoisFatoresResolver] }
