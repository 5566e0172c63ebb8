import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { anexoActions, anexoEvents } from './anexo.actions.js'
import { anexoEdges } from './anexo.edges.js'
import { Anexo } from './anexo.entity.js'
import { AnexoResolver } from './anexo.resolver.js'
import { anexoRoutes } from './anexo.rest.js'
import { kinds } from './anexo.rules.js'
import { listAnexos, readAnexo, restaurarAnexo } from './anexo.usecases.js'

export { anexosOf } from './anexo.edges.js'
export { mountAttachments } from './anexo.link.js'
export { Anexo as AnexoType } from './anexo.type.js'
export { type Comprovante, comprovantesOfPeriod, filesOf } from './comprovantes.js'
export { forgetAnexos } from './esquecer.js'

export const anexoFeature: Feature = {
  name: 'anexo',
  actions: anexoActions,
  areas: outsideAreas(anexoActions),
  // whoever writes a record of one of the kinds writes its attachments
  implied: { 'anexo.escrever': Object.values(kinds).map(({ escrever }) => escrever) },
  events: anexoEvents,
  label: 'Anexo',
  labels: 'Anexos',
  table: 'anexo',
  bin: { titulo: 'r.nome', restaurar: restaurarAnexo },
  record: { type: 'Anexo', list: listAnexos, read: readAnexo },
  entities: [Anexo],
  resolvers: [AnexoResolver, ...anexoEdges],
  routes: anexoRoutes,
}
