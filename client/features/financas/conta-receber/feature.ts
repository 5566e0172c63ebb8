import type { ClientFeature } from '../../../kernel/feature'

export const contaReceberFeature: ClientFeature = {
  name: 'contaReceber',
  menu: [
    {
      text: 'Contas a receber',
      to: '/dashboard/contas_receber',
      action: 'contaReceber.ler',
      keywords: 'aluguel vencimento',
    },
  ],
  hit: (id) => `/dashboard/contas_receber/${id}`,
  commands: [
    {
      text: 'Nova conta a receber',
      to: '/dashboard/contas_receber/create',
      action: 'contaReceber.escrever',
      keywords: 'lançar',
    },
  ],
  texts: { conta_receber: () => import('./texts'), baixa_receber: () => import('./texts') },
}
