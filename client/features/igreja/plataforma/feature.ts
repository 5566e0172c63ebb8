import type { ClientFeature } from '../../../kernel/feature'
import { FaixaDaCopia } from './faixa-da-copia'

export const plataformaFeature: ClientFeature = {
  name: 'plataforma',
  banners: [FaixaDaCopia],
  menu: [
    {
      text: 'Igrejas',
      to: '/dashboard/igrejas',
      action: 'plataforma.operar',
      keywords: 'clientes suspender plataforma',
    },
    { text: 'Tarefas com falha', to: '/dashboard/tarefas', action: 'plataforma.operar', keywords: 'fila jobs repetir' },
    {
      text: 'Lentidão',
      to: '/dashboard/lentidao',
      action: 'plataforma.operar',
      keywords: 'lento demora sql desempenho',
    },
  ],
}
