import type { ClientFeature } from '../../../kernel/feature'
import { pedidoReservaUrls } from './urls'

export const pedidoReservaFeature: ClientFeature = {
  name: 'pedidoReserva',
  menu: [
    {
      text: 'Meus pedidos de sala',
      to: pedidoReservaUrls.meus,
      action: 'pedidoReserva.pedir',
      keywords: 'reservar salão espaço recurso emprestar',
      entry: 'Meu espaço',
    },
    {
      text: 'Pedidos de sala',
      to: pedidoReservaUrls.list,
      action: 'pedidoReserva.ler',
      keywords: 'aprovar recusar reservas salão',
    },
  ],
  commands: [
    { text: 'Pedir uma sala', to: pedidoReservaUrls.create, action: 'pedidoReserva.pedir', keywords: 'reservar salão' },
  ],
  texts: { pedido_reserva: () => import('./texts') },
}
