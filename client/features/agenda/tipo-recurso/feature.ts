import type { ClientFeature } from '../../../kernel/feature'

export const tipoRecursoFeature: ClientFeature = {
  name: 'tipoRecurso',
  menu: [{ text: 'Tipos de recurso', to: '/dashboard/tipoRecursos', action: 'tipoRecurso.ler' }],
}
