import type { ClientFeature } from '../../../kernel/house'

export const encontroFeature: ClientFeature = {
  name: 'encontro',
  calendar: { one: 'Encontro de célula', many: 'Células', tone: 'danger' },
}
