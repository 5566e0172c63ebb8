import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { sendReciboJob } from './enviar.job.js'
import { reciboActions, reciboEvents } from './recibo.actions.js'
import { reciboEdges } from './recibo.edges.js'
import { Recibo } from './recibo.entity.js'
import { entradasWithRecibo } from './recibo.queries.js'
import { ReciboResolver } from './recibo.resolver.js'
import { reciboRoutes } from './recibo.rest.js'
import { listRecibos, readRecibo } from './recibo.usecases.js'

export { codigoToCheck } from './conferir.js'
export { notifyOfRecibo, sendReciboJob } from './enviar.job.js'
export { amountInWords } from './extenso.js'
export { recibosIn } from './recibo.edges.js'
export type { YearLine } from './recibo.entity.js'
export {
  anonymiseOf as anonymiseRecibos,
  cancelOf as cancelReciboOf,
  countInYear as countYearComprovantes,
  doacaoWithRecibo,
  inYear as yearComprovante,
  issueForYear,
  ofDizimo as reciboOfDizimo,
  type ReciboRow,
  read as readReciboRow,
  reciboById,
  yearReciboPage as yearComprovantesOfAll,
} from './recibo.queries.js'
export { consentimentoRecibos, reciboName } from './recibo.rules.js'
export { Recibo as ReciboType } from './recibo.type.js'
export { asSeen as reciboAsSeen, autor as reciboAutor, readRecibo } from './recibo.usecases.js'

export const reciboFeature: Feature = {
  name: 'recibo',
  actions: reciboActions,
  areas: inArea('dizimos', reciboActions, { 'recibo.ler': 'resumo' }),
  label: 'Recibo',
  labels: 'Recibos',
  table: 'recibo',
  verbs: { lerDeTodos: 'ver os de todas as pessoas', cancelar: 'cancelar' },
  events: reciboEvents,
  record: { type: 'Recibo', list: listRecibos, read: readRecibo },
  entities: [Recibo],
  resolvers: [ReciboResolver, ...reciboEdges],
  // a number that was given away is not everybody's to take back
  heldIncome: { action: 'recibo.cancelar', of: entradasWithRecibo },
  jobs: [sendReciboJob],
  routes: reciboRoutes,
}
