import type { ClientFeature } from '../../../kernel/feature'

export const auditoriaFeature: ClientFeature = {
  name: 'auditoria',
  menu: [
    { text: 'Auditoria', to: '/dashboard/auditoria', action: 'auditoria.ler', keywords: 'histórico log quem mudou' },
  ],
}
