import type { ClientFeature } from '../../../kernel/house'

export const usuarioFeature: ClientFeature = {
  name: 'usuario',
  menu: [
    {
      text: 'Pessoas',
      to: '/dashboard/users',
      also: ['/dashboard/user'],
      action: 'usuario.ler',
      words: 'membros usuários importar',
    },
  ],
  hit: (id) => `/dashboard/users/${id}`,
}
