import type { Feature } from '../../../kernel/feature.js'
import { livroCaixaActions } from './livro-caixa.actions.js'
import { LinhaLivroCaixaResolver, LivroCaixaResolver, TotalDaCategoriaResolver } from './livro-caixa.resolver.js'
import { livroCaixaRoutes } from './livro-caixa.rest.js'

export { linhas as linhasDoLivro } from './livro-caixa.queries.js'
export { nomeCategoria } from './livro-caixa.rules.js'

export const livroCaixaFeature: Feature = {
  name: 'livroCaixa',
  actions: livroCaixaActions,
  labels: 'Livro-caixa',
  resolvers: [LivroCaixaResolver, LinhaLivroCaixaResolver, TotalDaCategoriaResolver],
  routes: livroCaixaRoutes,
}
