import type { ClientFeature } from '../../../kernel/feature'

export const missaoFeature: ClientFeature = {
  name: 'missao',
  menu: [{ text: 'Missões', to: '/dashboard/missoes', action: 'missao.ler' }],
  hit: (id) => `/dashboard/missoes/${id}`,
  commands: [{ text: 'Nova missão', to: '/dashboard/missoes/create', action: 'missao.escrever' }],
  texts: { missao: () => import('./texts'), membro_missao: () => import('./texts') },
}
