import type { ClientFeature } from '../../../kernel/feature'
import { later } from '../../../kernel/later'

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
  parts: {
    usuario: {
      filters: [
        {
          name: 'idDepartamento',
          action: 'departamento.ler',
          Filter: later(async () => (await import('./filtro')).FiltroDepartamento),
        },
      ],
    },
  },
  texts: { departamento: () => import('./texts') },
}
