import type { ClientFeature } from '../../../kernel/house'

export const fechamentoFeature: ClientFeature = {
  name: 'fechamento',
  menu: [
    { text: 'Fechamento', to: '/dashboard/fechamento', action: 'fechamento.ler', words: 'meses fechados fechar mês' },
  ],
  commands: [{ text: 'Fechar mês', to: '/dashboard/fechamento', action: 'fechamento.fechar', words: 'reabrir' }],
}
