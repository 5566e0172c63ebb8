import type { ClientFeature } from '../../../kernel/feature'

export const eventoFeature: ClientFeature = {
  name: 'evento',
  menu: [{ text: 'Eventos', to: '/dashboard/eventos', action: 'evento.ler' }],
  hit: (id) => `/dashboard/eventos/${id}`,
  calendar: { one: 'Evento', many: 'Eventos', tone: 'info' },
  commands: [{ text: 'Novo evento', to: '/dashboard/eventos/create', action: 'evento.escrever' }],
}
