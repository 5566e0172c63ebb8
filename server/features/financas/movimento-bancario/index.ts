import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { ContasDoMovimentoResolver } from './contas.resolver.js'
import { movimentoBancarioActions } from './movimento-bancario.actions.js'
import { movimentoBancarioEdges } from './movimento-bancario.edges.js'
import { Conciliacao, ExtratoBancario, MovimentoBancario } from './movimento-bancario.entity.js'
import {
  ConciliacaoDaContaResolver,
  MovimentoBancarioResolver,
  PropostaLancamentoResolver,
} from './movimento-bancario.resolver.js'
import { movimentoBancarioRoutes } from './movimento-bancario.rest.js'
import { lerMovimento, listarMovimentos } from './movimento-bancario.usecases.js'
import { MovimentoEmOutraContaResolver } from './outra-conta.resolver.js'
import { acharPagadores } from './pagadores.job.js'
import { movimentoParecido } from './perguntas.js'

/** For the demo's statements. */
export { contaNormalizada, identificar, type MovimentoLido } from './arquivo/extrato.js'
/** For the random sequences of the books. */
export { baixar } from './baixar.js'
export { conciliar, desligar, travarMovimento } from './conciliar.js'
export { lerResumo } from './movimento-bancario.queries.js'
export { negativo, soma } from './movimento-bancario.rules.js'
export { desfazer } from './movimento-bancario.usecases.js'
/** For the Pix that the bank tells of. */
export { ligarPix, type MovimentoDoPix, movimentoDoPix, soltarPix, travarPix } from './pix.js'
export { historicoDe, pagadorDo } from './textos.rules.js'

export const movimentoBancarioFeature: Feature = {
  name: 'movimentoBancario',
  asks: [movimentoParecido],
  actions: movimentoBancarioActions,
  areas: inArea('tesouraria', movimentoBancarioActions),
  label: 'Movimento bancário',
  labels: 'Movimentos bancários',
  table: 'movimento_bancario',
  tables: { extrato_bancario: 'Extrato bancário', conciliacao: 'Conciliação' },
  record: { type: 'MovimentoBancario', list: listarMovimentos, read: lerMovimento },
  entities: [ExtratoBancario, MovimentoBancario, Conciliacao],
  resolvers: [
    MovimentoBancarioResolver,
    ContasDoMovimentoResolver,
    MovimentoEmOutraContaResolver,
    ConciliacaoDaContaResolver,
    PropostaLancamentoResolver,
    ...movimentoBancarioEdges,
  ],
  routes: movimentoBancarioRoutes,
  jobs: [acharPagadores],
}
