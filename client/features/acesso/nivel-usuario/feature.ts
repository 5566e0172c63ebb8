import type { ClientFeature } from '../../../kernel/feature'

export const nivelUsuarioFeature: ClientFeature = {
  name: 'nivelUsuario',
  menu: [
    {
      text: 'Níveis de usuário',
      to: '/dashboard/nivelUsuario',
      action: 'nivelUsuario.ler',
      keywords: 'permissões perfis',
    },
  ],
  cache: {
    NivelUsuario: { keyFields: ['perfil'] },
  },
}
