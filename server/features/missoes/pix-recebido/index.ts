import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { pixDevolvidoPeloBanco } from './avisar-devolucao.js'
import { chaveMudou } from './buscar-pix.js'
import { conciliados, soltos } from './linha-do-pix.js'
import { PixCobranca } from './pix-cobranca.entity.js'
import { PixDevolucao } from './pix-devolucao.entity.js'
import { pixRecebidoActions, pixRecebidoEvents } from './pix-recebido.actions.js'
import { pixRecebidoEdges } from './pix-recebido.edges.js'
import { PixRecebido } from './pix-recebido.entity.js'
import { agendarBuscas, buscarNovos, conferirAvisados } from './pix-recebido.job.js'
import { devolvidas, entradaDoPix, pixDaEntrada } from './pix-recebido.queries.js'
import { PixRecebidoResolver } from './pix-recebido.resolver.js'
import { pixRecebidoRoutes } from './pix-recebido.rest.js'
import { lerPixRecebido, listarPixRecebidos } from './pix-recebido.usecases.js'
import { recusaDoPix, registroMudou } from './registro-mudou.js'
import { contaMudou, retirarSuperadas } from './retirar-cobrancas.js'

export { cobrancaDaConta } from './cobrar-conta.js'

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
  record: { type: 'PixRecebido', list: listarPixRecebidos, read: lerPixRecebido },
  entities: [PixRecebido, PixCobranca, PixDevolucao],
  resolvers: [PixRecebidoResolver, ...pixRecebidoEdges],
  routes: pixRecebidoRoutes,
  // the bank tells of a Pix in its statement, too
  bankMoney: {
    received: {
      pixOf: pixDaEntrada,
      incomeOf: entradaDoPix,
      matched: conciliados,
      refunded: devolvidas,
      released: soltos,
    },
  },
  notices: [pixDevolvidoPeloBanco],
  jobs: [conferirAvisados, buscarNovos, agendarBuscas, retirarSuperadas],
  follows: [
    { table: 'cliente', changed: chaveMudou },
    { table: 'conta_receber', changed: contaMudou },
    { table: 'dizimo', changed: registroMudou('idDizimo'), refusesReturn: recusaDoPix('idDizimo') },
    { table: 'doacao', changed: registroMudou('idDoacao'), refusesReturn: recusaDoPix('idDoacao') },
  ],
}
