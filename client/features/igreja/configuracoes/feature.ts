import type { ClientFeature } from '../../../kernel/house'

export const configuracoesFeature: ClientFeature = {
  name: 'configuracoes',
  menu: [
    {
      text: 'Geral',
      to: '/dashboard/settings',
      also: ['/dashboard/configuracoes'],
      words: 'perfil senha segurança aparência tema tokens igreja logotipo privacidade lgpd solicitar dados',
    },
  ],
  cache: {
    Sessao: { keyFields: ['uuid'] },
    Consentimento: { keyFields: ['documento'] },
  },
}
