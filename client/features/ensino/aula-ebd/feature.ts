import type { ClientFeature } from '../../../kernel/house'

export const aulaEBDFeature: ClientFeature = {
  name: 'aulaEBD',
  menu: [
    { text: 'Aulas', to: '/dashboard/aulasEBD', action: 'aulaEBD.ler', words: 'escola bíblica dominical chamada' },
  ],
  calendar: { one: 'Aula da EBD', many: 'Aulas da EBD', tone: 'danger' },
}
