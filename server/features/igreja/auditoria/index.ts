import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { auditoriaActions } from './auditoria.actions.js'
import { AuditoriaResolver } from './auditoria.resolver.js'

export const auditoriaFeature: Feature = {
  name: 'auditoria',
  actions: auditoriaActions,
  areas: outsideAreas(auditoriaActions),
  labels: 'Auditoria',
  resolvers: [AuditoriaResolver],
}
