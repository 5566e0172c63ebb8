import { Shield, User } from '@blueprintjs/icons'
import type { ClientFeature } from '../../../kernel/feature'
import { igrejaUrls } from '../urls'
import { Avisos } from './avisos'

export const configuracoesFeature: ClientFeature = {
  name: 'configuracoes',
  menu: [
    {
      text: 'Geral',
      to: '/dashboard/settings',
      also: ['/dashboard/configuracoes'],
      keywords:
        'perfil senha segurança aparência tema escuro atalhos teclado tokens webhooks igreja logotipo privacidade lgpd solicitar dados',
    },
  ],
  notices: [Avisos],
  account: [
    { text: 'Meu perfil', to: igrejaUrls.configuracoes('perfil'), icon: User },
    { text: 'Segurança', to: igrejaUrls.configuracoes('seguranca'), icon: Shield },
  ],
  cache: {
    Sessao: { keyFields: ['uuid'] },
    Consentimento: { keyFields: ['documento'] },
  },
  texts: { assinatura: () => import('./texts') },
}
