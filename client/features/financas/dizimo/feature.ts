import type { ClientFeature } from '../../../kernel/feature'

export const dizimoFeature: ClientFeature = {
  name: 'dizimo',
  // one's own tithes are among 'Minhas contribuições'
  menu: [{ text: 'Dízimos', to: '/dashboard/dizimos', action: 'dizimo.lerDeTodos' }],
  commands: [
    { text: 'Lançar dízimos', to: '/dashboard/dizimos/folha', action: 'dizimo.escrever', keywords: 'folha ofertas' },
    { text: 'Novo dízimo', to: '/dashboard/dizimos/create', action: 'dizimo.escrever' },
  ],
  texts: { dizimo: () => import('./texts') },
}
