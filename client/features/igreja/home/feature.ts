import type { ClientFeature } from '../../../kernel/feature'

export const homeFeature: ClientFeature = {
  name: 'home',
  menu: [{ text: 'Início', to: '/dashboard/home', keywords: 'home painel' }],
  commands: [
    {
      text: 'Primeiros passos',
      to: '/dashboard/primeiros-passos',
      keywords: 'começar início configurar igreja nova guia',
      action: 'primeirosPassos.dar',
    },
  ],
  cache: {
    // Two queries read parts of the one home page.
    Home: { keyFields: [] },
    // The records come from two tables, so records of different tables may have the same id.
    ContaProxima: { keyFields: false },
    // groups of different kinds have the same ids, and a person may be missing in two groups for different reasons
    GrupoQueLidero: { keyFields: false },
    ProximoDoGrupo: { keyFields: false },
    FaltaNoGrupo: { keyFields: false },
  },
}
