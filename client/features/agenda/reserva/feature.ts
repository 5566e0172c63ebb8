import type { ClientFeature } from '../../../kernel/feature'

export const reservaFeature: ClientFeature = {
  name: 'reserva',
  menu: [
    { text: 'Reservas', to: '/dashboard/reservas', action: 'reserva.ler', keywords: 'recursos agendar emprestar' },
  ],
  calendar: { one: 'Reserva', many: 'Reservas', tone: 'neutral' },
  commands: [
    { text: 'Nova reserva', to: '/dashboard/reservas/create', action: 'reserva.escrever' },
    {
      text: 'Ver o que está livre',
      to: '/dashboard/recursos/disponibilidade',
      action: 'reserva.ler',
      keywords: 'disponibilidade',
    },
  ],
}
