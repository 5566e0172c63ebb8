import type { ClientFeature } from '../../../kernel/feature'

export const lixeiraFeature: ClientFeature = {
  name: 'lixeira',
  menu: [{ text: 'Lixeira', to: '/dashboard/lixeira', action: 'lixeira.restaurar', keywords: 'excluídos restaurar' }],
  cache: {
    // Rows come from several tables, so rows of different tables may have the same id.
    ItemLixeira: { keyFields: ['uuid'] },
  },
}
