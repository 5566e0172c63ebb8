import type { ClientFeature } from '../../../kernel/feature'

export const orcamentoFeature: ClientFeature = {
  name: 'orcamento',
  menu: [{ text: 'Orçamentos', to: '/dashboard/orcamentos', action: 'orcamento.ler' }],
  hit: (id) => `/dashboard/orcamentos/${id}`,
  commands: [{ text: 'Novo orçamento', to: '/dashboard/orcamentos/create', action: 'orcamento.criar' }],
  texts: { orcamento: () => import('./texts') },
}
