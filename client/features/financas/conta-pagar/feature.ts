import type { ClientFeature } from '../../../kernel/feature'

export const contaPagarFeature: ClientFeature = {
  name: 'contaPagar',
  menu: [
    {
      text: 'Contas a pagar',
      to: '/dashboard/contas_pagar',
      action: 'contaPagar.ler',
      keywords: 'boletos despesas vencimento',
    },
  ],
  hit: (id) => `/dashboard/contas_pagar/${id}`,
  commands: [
    {
      text: 'Nova conta a pagar',
      to: '/dashboard/contas_pagar/create',
      action: 'contaPagar.escrever',
      keywords: 'lançar',
    },
  ],
  texts: { conta_pagar: () => import('./texts'), baixa_pagar: () => import('./texts') },
}
