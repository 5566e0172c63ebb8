import type { ClientFeature } from '../../../kernel/house'

export const calendarioFeature: ClientFeature = {
  name: 'calendario',
  menu: [
    {
      text: 'Calendário',
      to: '/dashboard/calendario',
      action: 'calendario.ler',
      words: 'agenda mês semana assinar ics',
    },
  ],
  cache: {
    // Entries are of several kinds, and their ids may be equal.
    EntradaCalendario: { keyFields: false },
  },
}
