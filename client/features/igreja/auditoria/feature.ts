import type { ClientFeature } from '../../../kernel/house'

export const auditoriaFeature: ClientFeature = {
  name: 'auditoria',
  menu: [{ text: 'Auditoria', to: '/dashboard/auditoria', action: 'auditoria.ler', words: 'histórico log quem mudou' }],
}
