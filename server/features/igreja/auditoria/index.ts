import type { Feature } from '../../../kernel/feature.js'
import { auditoriaActions } from './auditoria.actions.js'
import { AuditoriaResolver } from './auditoria.resolver.js'

export const auditoriaFeature: Feature = {
  name: 'auditoria',
  actions: auditoriaActions,
  labels: 'Auditoria',
  resolvers: [AuditoriaResolver],
}
