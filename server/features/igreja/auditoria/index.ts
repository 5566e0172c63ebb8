import type { Feature } from '../../../kernel/feature.js'
import { AuditoriaResolver } from './auditoria.resolver.js'

export const auditoriaFeature: Feature = { name: 'auditoria', labels: 'Auditoria', resolvers: [AuditoriaResolver] }
