import type { ClientFeature } from '../../../kernel/feature'

export const cultoFeature: ClientFeature = {
  name: 'culto',
  menu: [{ text: 'Cultos', to: '/dashboard/cultos', action: 'culto.ler', keywords: 'liturgia presença' }],
  hit: (id) => `/dashboard/cultos/${id}`,
  cache: {
    FrequenciaCulto: { keyFields: ['idCulto'] },
    PresencaAoVivo: { keyFields: ['idCulto'] },
    // The state of a link for the current user, not the record of the worship service.
    CultoDoLink: { keyFields: false },
    CodigoPresenca: { keyFields: false },
  },
  calendar: { one: 'Culto', many: 'Cultos', tone: 'accent' },
  commands: [{ text: 'Novo culto', to: '/dashboard/cultos/create', action: 'culto.escrever' }],
  texts: { culto: () => import('./texts') },
}
