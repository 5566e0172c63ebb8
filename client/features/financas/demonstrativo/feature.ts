import type { ClientFeature } from '../../../kernel/feature'

export const demonstrativoFeature: ClientFeature = {
  name: 'demonstrativo',
  menu: [
    {
      text: 'Demonstrativos',
      to: '/dashboard/demonstrativos',
      action: 'livroCaixa.ler',
      keywords: 'fluxo de caixa resultado superávit balancete razão',
    },
  ],
}
