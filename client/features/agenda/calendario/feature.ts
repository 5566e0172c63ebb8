import type { ClientFeature } from '../../../kernel/feature'

export const calendarioFeature: ClientFeature = {
  name: 'calendario',
  menu: [
    {
      text: 'Calendário',
      to: '/dashboard/calendario',
      action: 'calendario.ler',
      keywords: 'agenda mês semana assinar ics',
    },
  ],
  cache: {
    // Entries are of several kinds, and entries of different kinds may have the same id.
    EntradaCalendario: { keyFields: false },
  },
}
