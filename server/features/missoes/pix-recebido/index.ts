import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { pixDevolvidoPeloBanco } from './avisar-devolucao.js'
import { chaveChanged } from './buscar-pix.js'
import { reconciledEntries, releasePix } from './linha-do-pix.js'
import { PixCobranca } from './pix-cobranca.entity.js'
import { PixDevolucao } from './pix-devolucao.entity.js'
import { pixRecebidoActions, pixRecebidoEvents } from './pix-recebido.actions.js'
import { pixRecebidoEdges } from './pix-recebido.edges.js'
import { PixRecebido } from './pix-recebido.entity.js'
import { agendarBuscas, checkAnnouncedJob, findNewJob } from './pix-recebido.job.js'
import { entradaOfPix, pixOfEntrada, returnedEntradas } from './pix-recebido.queries.js'
import { PixRecebidoResolver } from './pix-recebido.resolver.js'
import { pixRecebidoRoutes } from './pix-recebido.rest.js'
import { listPixRecebidos, readPixRecebido } from './pix-recebido.usecases.js'
import { refusalOfPix, registroChanged } from './registro-mudou.js'
import { contaChanged, withdrawOutdatedJob } from './retirar-cobrancas.js'

export { cobrancaOfConta } from './cobrar-conta.js'

export const pixRecebidoFeature: Feature = {
  name: 'pixRecebido',
  actions: pixRecebidoActions,
  // they tell who gives how much, so the treasury alone does not open them
  areas: inArea('dizimos', pixRecebidoActions),
  verbs: { devolver: 'devolver' },
  events: pixRecebidoEvents,
  label: 'Pix recebido',
  labels: 'Pix recebidos',
  table: 'pix_recebido',
  tables: { pix_cobranca: 'Cobrança Pix', pix_devolucao: 'Devolução de Pix' },
  record: { type: 'PixRecebido', list: listPixRecebidos, read: readPixRecebido },
  entities: [PixRecebido, PixCobranca, PixDevolucao],
  resolvers: [PixRecebidoResolver, ...pixRecebidoEdges],
  routes: pixRecebidoRoutes,
  // the bank tells of a Pix in its statement, too
  bankMoney: {
    received: {
      pixOf: pixOfEntrada,
      incomeOf: entradaOfPix,
      matched: reconciledEntries,
      refunded: returnedEntradas,
      released: releasePix,
    },
  },
  notices: [pixDevolvidoPeloBanco],
  jobs: [checkAnnouncedJob, findNewJob, agendarBuscas, withdrawOutdatedJob],
  follows: [
    { table: 'cliente', changed: chaveChanged },
    { table: 'conta_receber', changed: contaChanged },
    { table: 'dizimo', changed: registroChanged('idDizimo'), refusesReturn: refusalOfPix('idDizimo') },
    { table: 'doacao', changed: registroChanged('idDoacao'), refusesReturn: refusalOfPix('idDoacao') },
  ],
}
