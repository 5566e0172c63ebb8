import type { ClientFeature } from '../../../kernel/feature'

export const meuEspacoFeature: ClientFeature = {
  name: 'meuEspaco',
  menu: [{ text: 'Meu espaço', to: '/dashboard/meu-espaco', keywords: 'eu meus dados minha conta sair' }],
}
