import type { ClientFeature } from '../../../kernel/house'

export const contaReceberFeature: ClientFeature = {
  name: 'contaReceber',
  menu: [
    {
      text: 'Contas a receber',
      to: '/dashboard/contas_receber',
      action: 'contaReceber.ler',
      words: 'aluguel vencimento',
    },
  ],
  hit: (id) => `/dashboard/contas_receber/${id}`,
  commands: [
    {
      text: 'Nova conta a receber',
      to: '/dashboard/contas_receber/create',
      action: 'contaReceber.escrever',
      words: 'lançar',
    },
  ],
  texts: { conta_receber: () => import('./texts') },
}
