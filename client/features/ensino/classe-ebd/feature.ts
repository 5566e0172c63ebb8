import type { ClientFeature } from '../../../kernel/feature'

export const classeEBDFeature: ClientFeature = {
  name: 'classeEBD',
  menu: [
    {
      text: 'Classes da EBD',
      to: '/dashboard/classesEBD',
      action: 'classeEBD.ler',
      keywords: 'escola bíblica dominical',
    },
  ],
  hit: (id) => `/dashboard/classesEBD/${id}`,
  commands: [{ text: 'Nova classe', to: '/dashboard/classesEBD/create', action: 'classeEBD.escrever' }],
  texts: {
    classe_ebd: () => import('./texts'),
    membro_classe_ebd: () => import('./texts'),
  },
}
