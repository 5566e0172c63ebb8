import type { ClientFeature } from '../../../kernel/feature'

export const grupoLouvorFeature: ClientFeature = {
  name: 'grupoLouvor',
  menu: [
    {
      text: 'Grupos de louvor',
      to: '/dashboard/grupos_louvor',
      action: 'grupoLouvor.ler',
      keywords: 'ministério banda',
    },
  ],
  hit: (id) => `/dashboard/grupos_louvor/${id}/membros`,
  commands: [{ text: 'Novo grupo de louvor', to: '/dashboard/grupos_louvor/create', action: 'grupoLouvor.criar' }],
  texts: { grupo_louvor: () => import('./texts'), membro_grupo_louvor: () => import('./texts') },
}
