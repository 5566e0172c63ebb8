import type { ClientFeature } from '../../../kernel/feature'

export const visitaPastoralFeature: ClientFeature = {
  name: 'visitaPastoral',
  menu: [{ text: 'Visitas pastorais', to: '/dashboard/visitas_pastorais', action: 'visitaPastoral.ler' }],
  hit: (id) => `/dashboard/visitas_pastorais?visita=${id}`,
  commands: [
    { text: 'Nova visita pastoral', to: '/dashboard/visitas_pastorais/create', action: 'visitaPastoral.escrever' },
  ],
}
