import type { ClientFeature } from '../../../kernel/house'

export const emailsFeature: ClientFeature = {
  name: 'emails',
  menu: [{ text: 'E-mails enviados', to: '/dashboard/emails', action: 'plataforma.operar', words: 'caixa de saída' }],
}
