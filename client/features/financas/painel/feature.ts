import type { ClientFeature } from '../../../kernel/house'

export const painelFeature: ClientFeature = {
  name: 'painel',
  menu: [
    {
      text: 'Painel',
      to: '/dashboard/painel-financeiro',
      action: 'livroCaixa.ler',
      words: 'finanças gráficos receitas despesas resumo',
    },
  ],
}
