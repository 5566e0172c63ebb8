import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { ExtratoResolver, LinhaExtratoResolver } from './extrato.resolver.js'
import { livroCaixaActions } from './livro-caixa.actions.js'
import {
  LinhaLivroCaixaResolver,
  LivroCaixaResolver,
  TotalDaCategoriaResolver,
  TotalDoPlanoResolver,
} from './livro-caixa.resolver.js'
import { livroCaixaRoutes } from './livro-caixa.rest.js'
import { LivroDoMesResolver } from './meses.resolver.js'
import { MoverLancamentosResolver } from './mover.resolver.js'

export { type ExtratoTotals, linesOfExtratos, totalsOfExtratos } from './extrato.queries.js'
export { linesOf as linesOfLivro } from './livro-caixa.queries.js'
export { categoriaName, entradaOf, saidaOfExtrato } from './livro-caixa.rules.js'
export { TotaisDaConta as TotaisDaContaType } from './livro-caixa.type.js'
export { period } from './livro-caixa.usecases.js'
export { moveTo } from './mover.js'

export const livroCaixaFeature: Feature = {
  name: 'livroCaixa',
  actions: livroCaixaActions,
  verbs: { verResumo: 'ver os totais de cada mês' },
  areas: inArea('tesouraria', livroCaixaActions, { 'livroCaixa.verResumo': 'resumo' }),
  labels: 'Livro-caixa',
  resolvers: [
    LivroCaixaResolver,
    LinhaLivroCaixaResolver,
    TotalDaCategoriaResolver,
    TotalDoPlanoResolver,
    LivroDoMesResolver,
    ExtratoResolver,
    LinhaExtratoResolver,
    MoverLancamentosResolver,
  ],
  routes: livroCaixaRoutes,
}
