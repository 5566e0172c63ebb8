import type { ClientFeature } from '../../../kernel/feature'

export const usuarioFeature: ClientFeature = {
  name: 'usuario',
  menu: [
    {
      text: 'Pessoas',
      to: '/dashboard/users',
      also: ['/dashboard/user'],
      action: 'usuario.ler',
      keywords: 'membros usuários',
    },
  ],
  hit: (id) => `/dashboard/users/${id}`,
  commands: [{ text: 'Nova pessoa', to: '/dashboard/user/create', action: 'usuario.escrever' }],
  texts: {
    nivel_usuario: () => import('./texts'),
    usuario: () => import('./texts'),
  },
}
