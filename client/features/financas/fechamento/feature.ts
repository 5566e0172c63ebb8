import type { ClientFeature } from '../../../kernel/feature'

export const fechamentoFeature: ClientFeature = {
  name: 'fechamento',
  menu: [
    {
      text: 'Fechamento',
      to: '/dashboard/fechamento',
      action: 'fechamento.ler',
      keywords: 'meses fechados fechar mês',
    },
  ],
  commands: [{ text: 'Fechar mês', to: '/dashboard/fechamento', action: 'fechamento.fechar', keywords: 'reabrir' }],
}
