import type { ClientFeature } from '../../../kernel/house'

export const reservaFeature: ClientFeature = {
  name: 'reserva',
  menu: [{ text: 'Reservas', to: '/dashboard/reservas', action: 'reserva.ler', words: 'recursos agendar emprestar' }],
  calendar: { one: 'Reserva', many: 'Reservas', tone: 'neutral' },
}
