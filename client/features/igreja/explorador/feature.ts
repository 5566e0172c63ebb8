import type { ClientFeature } from '../../../kernel/feature'

export const exploradorFeature: ClientFeature = {
  name: 'explorador',
  menu: [{ text: 'Explorador GraphQL', to: '/dashboard/explorador', action: 'explorador.usar', keywords: 'api' }],
}
