import type { ClientFeature } from '../../../kernel/house'

export const exploradorFeature: ClientFeature = {
  name: 'explorador',
  menu: [{ text: 'Explorador GraphQL', to: '/dashboard/explorador', action: 'explorador.usar', words: 'api' }],
}
