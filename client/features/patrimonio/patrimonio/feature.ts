import type { ClientFeature } from '../../../kernel/house'

export const patrimonioFeature: ClientFeature = {
  name: 'patrimonio',
  menu: [
    {
      text: 'Patrimônios',
      to: '/dashboard/patrimonios',
      also: ['/dashboard/patrimonio'],
      action: 'patrimonio.ler',
      words: 'bens inventário',
    },
  ],
  hit: (id) => `/dashboard/patrimonios/${id}`,
  commands: [
    { text: 'Novo patrimônio', to: '/dashboard/patrimonio/create', action: 'patrimonio.escrever', words: 'bem' },
  ],
  texts: { patrimonio: () => import('./texts') },
}
