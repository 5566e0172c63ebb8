import type { ClientFeature } from '../../../kernel/feature'

export const recursoFeature: ClientFeature = {
  name: 'recurso',
  menu: [
    {
      text: 'Recursos',
      to: '/dashboard/recursos',
      action: 'recurso.ler',
      keywords: 'projetor sala van livre disponibilidade',
    },
  ],
  hit: (id) => `/dashboard/reservas?idRecurso=${id}&quando=proximas`,
  commands: [{ text: 'Novo recurso', to: '/dashboard/recursos/create', action: 'recurso.escrever' }],
  texts: { recurso: () => import('./texts') },
}
