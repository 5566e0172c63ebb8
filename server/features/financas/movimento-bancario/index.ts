import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { ContasDoMovimentoResolver } from './contas/contas.resolver.js'
import { movimentoParecido } from './lancar/perguntas.js'
import { movimentoBancarioActions } from './movimento-bancario.actions.js'
import { movimentoBancarioEdges } from './movimento-bancario.edges.js'
import { Conciliacao, ExtratoBancario, MovimentoBancario } from './movimento-bancario.entity.js'
import {
  ConciliacaoDaContaResolver,
  MovimentoBancarioResolver,
  PropostaLancamentoResolver,
} from './movimento-bancario.resolver.js'
import { movimentoBancarioRoutes } from './movimento-bancario.rest.js'
import { listMovimentos, readMovimento } from './movimento-bancario.usecases.js'
import { MovimentoEmOutraContaResolver } from './outra-conta/outra-conta.resolver.js'
import { findPayersJob } from './textos/pagadores.job.js'

/** For the demo's statements. */
export { identify, normalisedConta, type ReadMovimento } from './arquivo/extrato.js'
export { lockMovimento, reconcile, unlink } from './conciliar.js'
/** For the random sequences of the books. */
export { settle } from './contas/baixar.js'
export { readResumo } from './movimento-bancario.queries.js'
export { negative, sumOf } from './movimento-bancario.rules.js'
export { undo } from './movimento-bancario.usecases.js'
/** For the Pix that the bank tells of. */
export { linkPix, lockPix, movimentoOfPix, type PixMovimento, releasePix } from './pix.js'
export { historicoOf, pagadorOf } from './textos/textos.rules.js'

export const movimentoBancarioFeature: Feature = {
  name: 'movimentoBancario',
  asks: [movimentoParecido],
  actions: movimentoBancarioActions,
  areas: inArea('tesouraria', movimentoBancarioActions),
  label: 'Movimento bancário',
  labels: 'Movimentos bancários',
  table: 'movimento_bancario',
  tables: { extrato_bancario: 'Extrato bancário', conciliacao: 'Conciliação' },
  record: { type: 'MovimentoBancario', list: listMovimentos, read: readMovimento },
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
  jobs: [findPayersJob],
}
