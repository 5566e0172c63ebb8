import type { ClientFeature } from '../../../kernel/feature'

export const emailsFeature: ClientFeature = {
  name: 'emails',
  menu: [
    { text: 'E-mails enviados', to: '/dashboard/emails', action: 'plataforma.operar', keywords: 'caixa de saída' },
  ],
}
