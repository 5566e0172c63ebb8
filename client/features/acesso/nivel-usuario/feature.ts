import type { ClientFeature } from '../../../kernel/house'

export const nivelUsuarioFeature: ClientFeature = {
  name: 'nivelUsuario',
  menu: [
    {
      text: 'Níveis de usuário',
      to: '/dashboard/nivelUsuario',
      action: 'nivelUsuario.ler',
      words: 'permissões perfis',
    },
  ],
  cache: {
    NivelUsuario: { keyFields: ['perfil'] },
  },
}
