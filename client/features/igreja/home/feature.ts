import type { ClientFeature } from '../../../kernel/house'

export const homeFeature: ClientFeature = {
  name: 'home',
  menu: [{ text: 'Início', to: '/dashboard/home', words: 'home painel' }],
  cache: {
    // Accounts come from two tables, and their ids may be equal.
    ContaProxima: { keyFields: false },
  },
}
