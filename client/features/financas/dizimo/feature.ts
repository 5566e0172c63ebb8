import type { ClientFeature } from '../../../kernel/house'

export const dizimoFeature: ClientFeature = {
  name: 'dizimo',
  menu: [{ text: 'Dízimos', to: '/dashboard/dizimos', action: 'dizimo.ler' }],
}
