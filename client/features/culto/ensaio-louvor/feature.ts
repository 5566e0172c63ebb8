import type { ClientFeature } from '../../../kernel/feature'

export const ensaioLouvorFeature: ClientFeature = {
  name: 'ensaioLouvor',
  menu: [
    { text: 'Ensaios', to: '/dashboard/ensaios_louvor', action: 'ensaioLouvor.ler', keywords: 'setlist músicas' },
    {
      text: 'Calendário de ensaios',
      to: '/dashboard/ensaios_louvor/calendario',
      action: 'ensaioLouvor.ler',
      keywords: 'agenda louvor',
    },
  ],
  calendar: { one: 'Ensaio', many: 'Ensaios', tone: 'success' },
  commands: [
    { text: 'Criar ensaio', to: '/dashboard/ensaios_louvor/create', action: 'ensaioLouvor.criar', keywords: 'novo' },
  ],
  texts: { ensaio_louvor: () => import('./texts') },
}
