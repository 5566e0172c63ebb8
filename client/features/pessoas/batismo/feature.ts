import type { ClientFeature } from '../../../kernel/feature'

export const batismoFeature: ClientFeature = {
  name: 'batismo',
  menu: [{ text: 'Batismos', to: '/dashboard/batismos', also: ['/dashboard/batismo'], action: 'batismo.ler' }],
  commands: [{ text: 'Registrar batismo', to: '/dashboard/batismo/create', action: 'batismo.criar', keywords: 'novo' }],
}
