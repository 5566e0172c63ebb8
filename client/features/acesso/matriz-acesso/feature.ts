import type { ClientFeature } from '../../../kernel/feature'
import { matrizUrls } from './urls'

export const matrizAcessoFeature: ClientFeature = {
  name: 'matrizAcesso',
  commands: [
    {
      text: 'Áreas de acesso',
      to: matrizUrls.areas,
      action: 'nivelUsuario.escrever',
      keywords: 'matriz permissões quem vê restringir tesouraria recomendado aberto',
    },
    {
      text: 'Quem tem o quê',
      to: matrizUrls.quem,
      action: 'funcao.escrever',
      keywords: 'acessos permissões pessoas perfis funções',
    },
  ],
  cache: {
    // each church has one matrix
    MatrizAcesso: { keyFields: [] },
    AreaAcesso: { keyFields: ['nome'] },
  },
  texts: { acesso_perfil: () => import('./texts') },
}
