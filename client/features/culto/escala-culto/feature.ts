import type { ClientFeature } from '../../../kernel/feature'

export const escalaCultoFeature: ClientFeature = {
  name: 'escalaCulto',
  menu: [
    { text: 'Escalas', to: '/dashboard/escalas-cultos', action: 'escalaCulto.ler', keywords: 'servir voluntários' },
    {
      text: 'Minhas escalas',
      to: '/dashboard/escalas-cultos/usuario',
      keywords: 'servir confirmar recusar',
      entry: 'Meu espaço',
    },
  ],
  commands: [
    {
      text: 'Nova escala',
      to: '/dashboard/escalas-cultos/create',
      action: 'escalaCulto.escrever',
      keywords: 'escalar',
    },
  ],
  texts: {
    escala_culto: () => import('./texts'),
    pedido_substituto: () => import('./texts'),
    convite_substituto: () => import('./texts'),
  },
}
