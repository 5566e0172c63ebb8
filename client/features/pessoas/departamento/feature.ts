import type { ClientFeature } from '../../../kernel/feature'

export const departamentoFeature: ClientFeature = {
  name: 'departamento',
  menu: [
    {
      text: 'Departamentos',
      to: '/dashboard/departaments',
      also: ['/dashboard/departament'],
      action: 'departamento.ler',
      keywords: 'ministérios equipes membros',
    },
  ],
  hit: (id) => `/dashboard/departaments/${id}/membros`,
  commands: [{ text: 'Novo departamento', to: '/dashboard/departament/create', action: 'departamento.escrever' }],
  texts: { departamento: () => import('./texts'), departamento_membro: () => import('./texts') },
}
