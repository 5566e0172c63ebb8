import type { ClientFeature } from '../../../kernel/house'

export const homeFeature: ClientFeature = {
  name: 'home',
  menu: [{ text: 'Início', to: '/dashboard/home', words: 'home painel' }],
  commands: [
    {
      text: 'Primeiros passos',
      to: '/dashboard/primeiros-passos',
      words: 'começar início configurar igreja nova guia',
      action: 'primeirosPassos.dar',
    },
  ],
  cache: {
    // Accounts come from two tables, and their ids may be equal.
    ContaProxima: { keyFields: false },
  },
}
