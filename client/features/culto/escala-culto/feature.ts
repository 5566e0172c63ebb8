import type { ClientFeature } from '../../../kernel/house'

export const escalaCultoFeature: ClientFeature = {
  name: 'escalaCulto',
  menu: [
    { text: 'Escalas', to: '/dashboard/escalas-cultos', action: 'escalaCulto.ler', words: 'servir voluntários' },
    { text: 'Minhas escalas', to: '/dashboard/escalas-cultos/usuario', words: 'servir confirmar recusar' },
  ],
  commands: [
    { text: 'Nova escala', to: '/dashboard/escalas-cultos/create', action: 'escalaCulto.escrever', words: 'escalar' },
  ],
  texts: { escala_culto: () => import('./texts') },
}
