import type { ClientFeature } from '../../../kernel/house'

export const homeFeature: ClientFeature = {
  name: 'home',
  menu: [{ text: 'Início', to: '/dashboard/home', words: 'home painel' }],
  cache: {
    // of two tables, whose numbers meet
    ContaProxima: { keyFields: false },
  },
}
