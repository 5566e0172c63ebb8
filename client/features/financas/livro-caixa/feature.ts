import type { ClientFeature } from '../../../kernel/feature'

export const livroCaixaFeature: ClientFeature = {
  name: 'livroCaixa',
  menu: [
    { text: 'Livro-caixa', to: '/dashboard/livro-caixa', action: 'livroCaixa.verResumo', keywords: 'saldo extrato' },
  ],
  cache: {
    // Lines come from two tables, so lines of different tables may have the same id. The uuid is the key instead.
    LinhaLivroCaixa: { keyFields: ['uuid'] },
  },
}
