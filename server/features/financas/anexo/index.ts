import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { anexoActions, anexoEvents } from './anexo.actions.js'
import { anexoEdges } from './anexo.edges.js'
import { Anexo } from './anexo.entity.js'
import { AnexoResolver } from './anexo.resolver.js'
import { anexoRoutes } from './anexo.rest.js'
import { especies } from './anexo.rules.js'
import { lerAnexo, listarAnexos, restaurarAnexo } from './anexo.usecases.js'

export { anexosDe } from './anexo.edges.js'
export { mountAttachments } from './anexo.link.js'
export { Anexo as AnexoType } from './anexo.type.js'
export { arquivosDe, type Comprovante, comprovantesDoPeriodo } from './comprovantes.js'
export { esquecerAnexos } from './esquecer.js'

export const anexoFeature: Feature = {
  name: 'anexo',
  actions: anexoActions,
  areas: outsideAreas(anexoActions),
  // whoever writes a record of one of the kinds writes its attachments
  implied: { 'anexo.escrever': Object.values(especies).map(({ escrever }) => escrever) },
  events: anexoEvents,
  label: 'Anexo',
  labels: 'Anexos',
  table: 'anexo',
  bin: { titulo: 'r.nome', restaurar: restaurarAnexo },
  record: { type: 'Anexo', list: listarAnexos, read: lerAnexo },
  entities: [Anexo],
  resolvers: [AnexoResolver, ...anexoEdges],
  routes: anexoRoutes,
}
