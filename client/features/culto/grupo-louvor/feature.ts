import type { ClientFeature } from '../../../kernel/house'

export const grupoLouvorFeature: ClientFeature = {
  name: 'grupoLouvor',
  menu: [{ text: 'Grupos', to: '/dashboard/grupos_louvor', action: 'grupoLouvor.ler', words: 'ministério banda' }],
  hit: (id) => `/dashboard/grupos_louvor/${id}/membros`,
}
