import type { ClientFeature } from '../../../kernel/feature'

export const nivelUsuarioFeature: ClientFeature = {
  name: 'nivelUsuario',
  menu: [
    {
      text: 'Níveis de acesso',
      to: '/dashboard/nivelUsuario',
      action: 'nivelUsuario.ler',
      also: ['/dashboard/funcoes', '/dashboard/funcao'],
      keywords: 'níveis de usuário permissões perfis áreas matriz funções quem tem o quê',
    },
  ],
  cache: {
    NivelUsuario: { keyFields: ['perfil'] },
  },
}
