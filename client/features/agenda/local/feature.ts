import type { ClientFeature } from '../../../kernel/feature'

export const localFeature: ClientFeature = {
  name: 'local',
  menu: [{ text: 'Locais', to: '/dashboard/locais', action: 'local.ler' }],
  hit: () => '/dashboard/locais',
  commands: [{ text: 'Novo local', to: '/dashboard/locais/create', action: 'local.escrever' }],
}
