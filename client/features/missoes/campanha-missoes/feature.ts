import type { ClientFeature } from '../../../kernel/feature'

export const campanhaMissoesFeature: ClientFeature = {
  name: 'campanhaMissoes',
  menu: [
    {
      text: 'Campanhas de missões',
      to: '/dashboard/campanha_missoes',
      action: 'campanhaMissoes.ler',
      keywords: 'doações',
    },
  ],
  hit: (id) => `/dashboard/campanha_missoes/${id}/doacoes`,
  commands: [{ text: 'Nova campanha', to: '/dashboard/campanha_missoes/create', action: 'campanhaMissoes.escrever' }],
  texts: { campanha_missoes: () => import('./texts'), doacao: () => import('./texts') },
}
