import type { ClientFeature } from '../../../kernel/feature'

export const manutencaoPatrimonioFeature: ClientFeature = {
  name: 'manutencaoPatrimonio',
  menu: [
    {
      text: 'Manutenções de patrimônios',
      to: '/dashboard/manutencoes-patrimonios',
      action: 'manutencaoPatrimonio.ler',
    },
  ],
  hit: (id) => `/dashboard/manutencoes-patrimonios/${id}`,
  commands: [
    {
      text: 'Nova manutenção',
      to: '/dashboard/manutencoes-patrimonios/create',
      action: 'manutencaoPatrimonio.escrever',
    },
  ],
  texts: { manutencao_patrimonio: () => import('./texts') },
}
