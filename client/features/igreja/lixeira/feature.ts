import type { ClientFeature } from '../../../kernel/house'

export const lixeiraFeature: ClientFeature = {
  name: 'lixeira',
  menu: [{ text: 'Lixeira', to: '/dashboard/lixeira', action: 'lixeira.restaurar', words: 'excluídos restaurar' }],
  cache: {
    // Rows come from several tables, so rows of different tables may have the same id.
    ItemLixeira: { keyFields: ['uuid'] },
  },
}
