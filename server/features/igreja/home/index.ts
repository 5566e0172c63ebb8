import type { Feature } from '../../../kernel/feature.js'
import { HomeResolver } from './home.resolver.js'

export const homeFeature: Feature = { name: 'home', resolvers: [HomeResolver] }
