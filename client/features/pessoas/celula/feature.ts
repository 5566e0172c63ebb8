import type { ClientFeature } from '../../../kernel/feature'

export const celulaFeature: ClientFeature = {
  name: 'celula',
  menu: [
    {
      text: 'Células',
      to: '/dashboard/celulas',
      also: ['/dashboard/membrosCelula', '/dashboard/encontro-celula', '/dashboard/encontrosCelulas'],
      action: 'celula.ler',
      keywords: 'grupos pequenos encontros',
    },
  ],
  hit: (id) => `/dashboard/celulas/${id}`,
  commands: [
    { text: 'Nova célula', to: '/dashboard/celulas/create', action: 'celula.escrever' },
    {
      text: 'Registrar encontro de célula',
      to: '/dashboard/encontrosCelulas/create',
      action: 'encontro.escrever',
      keywords: 'novo chamada',
    },
  ],
  texts: { celula: () => import('./texts') },
}
