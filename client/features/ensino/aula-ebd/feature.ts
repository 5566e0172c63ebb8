import type { ClientFeature } from '../../../kernel/feature'

export const aulaEBDFeature: ClientFeature = {
  name: 'aulaEBD',
  menu: [
    {
      text: 'Aulas da EBD',
      to: '/dashboard/aulasEBD',
      action: 'aulaEBD.ler',
      keywords: 'escola bíblica dominical chamada',
    },
  ],
  calendar: { one: 'Aula da EBD', many: 'Aulas da EBD', tone: 'danger' },
  commands: [
    {
      text: 'Fazer chamada da EBD',
      to: '/dashboard/aulasEBD/create',
      action: 'aulaEBD.escrever',
      keywords: 'nova aula',
    },
  ],
  texts: { aula_ebd: () => import('./texts') },
}
