import type { ClientFeature } from '../../../kernel/feature'

export const tipoPatrimonioFeature: ClientFeature = {
  name: 'tipoPatrimonio',
  menu: [
    {
      text: 'Tipos de patrimônio',
      to: '/dashboard/tipoPatrimonios',
      action: 'tipoPatrimonio.ler',
      keywords: 'categorias',
    },
  ],
  hit: () => '/dashboard/tipoPatrimonios',
}
