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
    // entries of many kinds, whose numbers meet
    EntradaCalendario: { keyFields: false },
  },
}
