import type { ClientFeature } from '../../../kernel/feature'

export const livroCaixaFeature: ClientFeature = {
  name: 'livroCaixa',
  menu: [{ text: 'Livro-caixa', to: '/dashboard/livro-caixa', action: 'livroCaixa.verResumo', keywords: 'saldo' }],
  cache: {
    // the same line has another balance in the book of one account or cost centre
    LinhaLivroCaixa: { keyFields: false },
  },
}
