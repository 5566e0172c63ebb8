import type { ClientFeature } from '../../../kernel/feature'

export const centroCustoFeature: ClientFeature = {
  name: 'centroCusto',
  menu: [{ text: 'Centros de custo', to: '/dashboard/centro-custo', action: 'centroCusto.ler' }],
  hit: () => '/dashboard/centro-custo',
  commands: [{ text: 'Novo centro de custo', to: '/dashboard/centro-custo/create', action: 'centroCusto.escrever' }],
  texts: { centro_custo: () => import('./texts') },
}
