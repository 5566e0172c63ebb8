import type { ClientFeature } from '../../../kernel/feature'

export const encontroFeature: ClientFeature = {
  name: 'encontro',
  calendar: { one: 'Encontro de célula', many: 'Células', tone: 'danger' },
}
