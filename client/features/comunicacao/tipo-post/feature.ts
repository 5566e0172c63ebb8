import type { ClientFeature } from '../../../kernel/feature'

export const tipoPostFeature: ClientFeature = {
  name: 'tipoPost',
  menu: [{ text: 'Tipos de post', to: '/dashboard/tipoPosts', action: 'tipoPost.escrever' }],
}
