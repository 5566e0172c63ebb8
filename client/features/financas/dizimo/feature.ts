import type { ClientFeature } from '../../../kernel/feature'

export const dizimoFeature: ClientFeature = {
  name: 'dizimo',
  menu: [{ text: 'Dízimos', to: '/dashboard/dizimos', action: 'dizimo.ler' }],
  commands: [
    { text: 'Lançar dízimos', to: '/dashboard/dizimos/folha', action: 'dizimo.escrever', keywords: 'folha ofertas' },
    { text: 'Novo dízimo', to: '/dashboard/dizimos/create', action: 'dizimo.escrever' },
  ],
  texts: { dizimo: () => import('./texts') },
}
