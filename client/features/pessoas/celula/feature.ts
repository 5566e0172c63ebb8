import type { ClientFeature } from '../../../kernel/house'

export const celulaFeature: ClientFeature = {
  name: 'celula',
  menu: [
    {
      text: 'Células',
      to: '/dashboard/celulas',
      also: ['/dashboard/membrosCelula', '/dashboard/encontro-celula', '/dashboard/encontrosCelulas'],
      action: 'celula.ler',
      words: 'grupos pequenos encontros',
    },
  ],
  hit: (id) => `/dashboard/celulas/${id}`,
}
