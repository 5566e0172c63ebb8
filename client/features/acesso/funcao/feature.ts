import type { ClientFeature } from '../../../kernel/feature'
import { funcaoUrls } from './urls'

export const funcaoFeature: ClientFeature = {
  name: 'funcao',
  commands: [
    {
      text: 'Funções',
      to: funcaoUrls.list,
      action: 'funcao.ler',
      keywords: 'tesoureiro secretaria conselho fiscal cargos acesso',
    },
    { text: 'Nova função', to: funcaoUrls.create, action: 'funcao.escrever', keywords: 'cargo' },
  ],
  hit: funcaoUrls.detail,
  texts: {
    funcao: () => import('./texts'),
    funcao_usuario: () => import('./texts'),
  },
}
