import type { ClientFeature } from '../../../kernel/feature'

export const painelFeature: ClientFeature = {
  name: 'painel',
  menu: [
    {
      text: 'Painel financeiro',
      to: '/dashboard/painel-financeiro',
      action: 'livroCaixa.ler',
      keywords: 'finanças gráficos receitas despesas resumo',
    },
  ],
}
