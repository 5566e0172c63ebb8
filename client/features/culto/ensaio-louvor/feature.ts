import type { ClientFeature } from '../../../kernel/house'

export const ensaioLouvorFeature: ClientFeature = {
  name: 'ensaioLouvor',
  menu: [
    { text: 'Ensaios', to: '/dashboard/ensaios_louvor', action: 'ensaioLouvor.ler', words: 'setlist músicas' },
    {
      text: 'Calendário de ensaios',
      to: '/dashboard/ensaios_louvor/calendario',
      action: 'ensaioLouvor.ler',
      words: 'agenda louvor',
    },
  ],
  calendar: { one: 'Ensaio', many: 'Ensaios', tone: 'success' },
  commands: [
    { text: 'Criar ensaio', to: '/dashboard/ensaios_louvor/create', action: 'ensaioLouvor.criar', words: 'novo' },
  ],
  texts: { ensaio_louvor: () => import('./texts') },
}
