import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
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

export { linhasDosExtratos, type TotaisDoExtrato, totaisDosExtratos } from './extrato.queries.js'
export { linhas as linhasDoLivro } from './livro-caixa.queries.js'
export { entradaDa, nomeCategoria, saidaDoExtrato } from './livro-caixa.rules.js'
export { TotaisDaConta as TotaisDaContaType } from './livro-caixa.type.js'
export { period } from './livro-caixa.usecases.js'
export { moverPara } from './mover.js'

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
