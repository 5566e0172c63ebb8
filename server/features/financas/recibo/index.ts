import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { enviarRecibo } from './enviar.job.js'
import { reciboActions, reciboEvents } from './recibo.actions.js'
import { reciboEdges } from './recibo.edges.js'
import { Recibo } from './recibo.entity.js'
import { entradasComRecibo } from './recibo.queries.js'
import { ReciboResolver } from './recibo.resolver.js'
import { reciboRoutes } from './recibo.rest.js'
import { lerRecibo, listarRecibos } from './recibo.usecases.js'

export { codigoParaConferir } from './conferir.js'
export { avisarDoRecibo, enviarRecibo } from './enviar.job.js'
export { valorPorExtenso } from './extenso.js'
export { recibosEm } from './recibo.edges.js'
export type { LinhaDoAno } from './recibo.entity.js'
export {
  anonimizarDe as anonimizarRecibos,
  cancelarDe as cancelarReciboDe,
  contarDoAno as contarComprovantesDoAno,
  deTodosNoAno as comprovantesDeTodosNoAno,
  doAno as comprovanteDoAno,
  doacaoComRecibo,
  doDizimo as reciboDoDizimo,
  emitirDoAno,
  ler as lerLinhaDoRecibo,
  type ReciboRow,
  reciboPorId,
} from './recibo.queries.js'
export { consentimentoRecibos, nomeDoRecibo } from './recibo.rules.js'
export { Recibo as ReciboType } from './recibo.type.js'
export { autor as autorDoRecibo, comoVisto as reciboComoVisto, lerRecibo } from './recibo.usecases.js'

export const reciboFeature: Feature = {
  name: 'recibo',
  actions: reciboActions,
  areas: inArea('dizimos', reciboActions, { 'recibo.ler': 'resumo' }),
  label: 'Recibo',
  labels: 'Recibos',
  table: 'recibo',
  verbs: { lerDeTodos: 'ver os de todas as pessoas', cancelar: 'cancelar' },
  events: reciboEvents,
  record: { type: 'Recibo', list: listarRecibos, read: lerRecibo },
  entities: [Recibo],
  resolvers: [ReciboResolver, ...reciboEdges],
  // a number that was given away is not everybody's to take back
  heldIncome: { action: 'recibo.cancelar', of: entradasComRecibo },
  jobs: [enviarRecibo],
  routes: reciboRoutes,
}
