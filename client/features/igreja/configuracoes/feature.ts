import { Notifications, Shield, User } from '@blueprintjs/icons'
import type { ClientFeature } from '../../../kernel/feature'
import { igrejaUrls } from '../urls'
import { RenovarAparelho } from './avisos/renovar'
import { Faixas } from './faixas'

export const configuracoesFeature: ClientFeature = {
  name: 'configuracoes',
  menu: [
    {
      text: 'Geral',
      to: '/dashboard/settings',
      also: ['/dashboard/configuracoes'],
      keywords:
        'perfil senha segurança avisos notificações celular silêncio aparência tema escuro atalhos teclado tokens webhooks igreja logotipo privacidade lgpd solicitar dados',
    },
  ],
  commands: [
    {
      text: 'O que a igreja usa',
      to: igrejaUrls.configuracoes('uso'),
      action: 'igreja.administrar',
      keywords: 'ligar desligar menu módulos',
    },
  ],
  banners: [Faixas, RenovarAparelho],
  account: [
    { text: 'Meu perfil', to: igrejaUrls.configuracoes('perfil'), icon: User },
    { text: 'Segurança', to: igrejaUrls.configuracoes('seguranca'), icon: Shield },
    { text: 'Avisos', to: igrejaUrls.configuracoes('avisos'), icon: Notifications },
  ],
  cache: {
    Sessao: { keyFields: ['uuid'] },
    // each person has one such object, and each change returns the whole object
    MeusAvisos: { keyFields: [] },
    TipoAviso: { keyFields: ['tipo'] },
    Aparelho: { keyFields: ['uuid'] },
    Consentimento: { keyFields: ['documento'] },
  },
  texts: { assinatura: () => import('./texts'), cliente: () => import('./texts-uso') },
}
