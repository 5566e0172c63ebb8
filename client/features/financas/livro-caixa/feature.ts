import type { ClientFeature } from '../../../kernel/house'

export const livroCaixaFeature: ClientFeature = {
  name: 'livroCaixa',
  menu: [{ text: 'Livro-caixa', to: '/dashboard/livro-caixa', action: 'livroCaixa.ler', words: 'saldo extrato' }],
  cache: {
    // lines are of two tables, whose numbers meet
    LinhaLivroCaixa: { keyFields: ['uuid'] },
  },
}
