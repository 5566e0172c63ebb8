import type { ClientFeature } from '../../../kernel/feature'

export const patrimonioFeature: ClientFeature = {
  name: 'patrimonio',
  menu: [
    {
      text: 'Patrimônios',
      to: '/dashboard/patrimonios',
      also: ['/dashboard/patrimonio'],
      action: 'patrimonio.ler',
      keywords: 'bens inventário',
    },
  ],
  hit: (id) => `/dashboard/patrimonios/${id}`,
  commands: [
    { text: 'Novo patrimônio', to: '/dashboard/patrimonio/create', action: 'patrimonio.escrever', keywords: 'bem' },
  ],
  texts: { patrimonio: () => import('./texts') },
}
