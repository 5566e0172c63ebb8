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
    // The records come from two tables, so records of different tables may have the same id.
    ContaProxima: { keyFields: false },
  },
}
