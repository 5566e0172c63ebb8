import type { ClientFeature } from '../../../kernel/house'

export const lixeiraFeature: ClientFeature = {
  name: 'lixeira',
  menu: [{ text: 'Lixeira', to: '/dashboard/lixeira', action: 'lixeira.restaurar', words: 'excluídos restaurar' }],
  cache: {
    // rows are of several tables, whose numbers meet
    ItemLixeira: { keyFields: ['uuid'] },
  },
}
