import type { ClientFeature } from '../../../kernel/house'

export const tipoPatrimonioFeature: ClientFeature = {
  name: 'tipoPatrimonio',
  menu: [{ text: 'Tipos', to: '/dashboard/tipoPatrimonios', action: 'tipoPatrimonio.ler', words: 'categorias' }],
  hit: () => '/dashboard/tipoPatrimonios',
}
