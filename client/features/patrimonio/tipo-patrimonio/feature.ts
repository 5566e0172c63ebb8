import type { ClientFeature } from '../../../kernel/feature'

export const tipoPatrimonioFeature: ClientFeature = {
  name: 'tipoPatrimonio',
  menu: [{ text: 'Tipos', to: '/dashboard/tipoPatrimonios', action: 'tipoPatrimonio.ler', keywords: 'categorias' }],
  hit: () => '/dashboard/tipoPatrimonios',
}
