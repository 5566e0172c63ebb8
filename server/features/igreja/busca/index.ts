import type { Feature } from '../../../kernel/feature.js'
import { BuscaResolver } from './busca.resolver.js'

export const buscaFeature: Feature = { name: 'busca', labels: 'Busca', resolvers: [BuscaResolver] }
