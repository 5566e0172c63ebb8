import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { chaveChanged } from './banco/buscar-pix.js'
import { PixCobranca } from './cobranca/pix-cobranca.entity.js'
import { contaChanged, withdrawOutdatedJob } from './cobranca/retirar-cobrancas.js'
import { pixDevolvidoPeloBanco } from './devolucao/avisar-devolucao.js'
import { PixDevolucao } from './devolucao/pix-devolucao.entity.js'
import { reconciledEntries, releasePix } from './extrato/linha-do-pix.js'
import { pixRecebidoActions, pixRecebidoEvents } from './pix-recebido.actions.js'
import { pixRecebidoEdges } from './pix-recebido.edges.js'
import { PixRecebido } from './pix-recebido.entity.js'
import { agendarBuscas, checkAnnouncedJob, findNewJob } from './pix-recebido.job.js'
import { entradaOfPix, pixOfEntrada, returnedEntradas } from './pix-recebido.queries.js'
import { PixRecebidoResolver } from './pix-recebido.resolver.js'
import { pixRecebidoRoutes } from './pix-recebido.rest.js'
import { listPixRecebidos, readPixRecebido } from './pix-recebido.usecases.js'
import { refusalOfPix, registroChanged } from './registro-mudou.js'

export { cobrancaOfConta } from './cobranca/cobrar-conta.js'

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
