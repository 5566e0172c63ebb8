import type { ClientFeature } from '../../../kernel/feature'

export const usuarioFeature: ClientFeature = {
  name: 'usuario',
  menu: [
    {
      text: 'Pessoas',
      to: '/dashboard/users',
      also: ['/dashboard/user'],
      action: 'usuario.ler',
      keywords: 'membros usuários importar',
    },
  ],
  hit: (id) => `/dashboard/users/${id}`,
  commands: [
    { text: 'Nova pessoa', to: '/dashboard/user/create', action: 'usuario.escrever' },
    { text: 'Importar pessoas', to: '/dashboard/user/import', action: 'usuario.importar' },
  ],
  texts: {
    nivel_usuario: () => import('./texts'),
    usuario: () => import('./texts'),
    importacao: () => import('./texts'),
  },
}
