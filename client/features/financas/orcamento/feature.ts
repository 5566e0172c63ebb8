import type { ClientFeature } from '../../../kernel/house'

export const orcamentoFeature: ClientFeature = {
  name: 'orcamento',
  menu: [{ text: 'Orçamentos', to: '/dashboard/orcamentos', action: 'orcamento.ler' }],
  hit: (id) => `/dashboard/orcamentos/${id}`,
}
