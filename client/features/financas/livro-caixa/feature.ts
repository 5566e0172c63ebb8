import type { ClientFeature } from '../../../kernel/house'

export const livroCaixaFeature: ClientFeature = {
  name: 'livroCaixa',
  menu: [{ text: 'Livro-caixa', to: '/dashboard/livro-caixa', action: 'livroCaixa.ler', words: 'saldo extrato' }],
  cache: {
    // Lines come from two tables, and their ids may be equal.
    LinhaLivroCaixa: { keyFields: ['uuid'] },
  },
}
