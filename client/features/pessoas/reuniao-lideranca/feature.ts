import type { ClientFeature } from '../../../kernel/feature'

export const reuniaoLiderancaFeature: ClientFeature = {
  name: 'reuniaoLideranca',
  menu: [
    {
      text: 'Reuniões de liderança',
      to: '/dashboard/reunioes_lideranca',
      action: 'reuniaoLideranca.ler',
      keywords: 'liderança',
    },
  ],
  hit: (id) => `/dashboard/reunioes_lideranca/${id}/ata`,
  calendar: { one: 'Reunião de liderança', many: 'Reuniões', tone: 'warning' },
  commands: [
    {
      text: 'Nova reunião',
      to: '/dashboard/reunioes_lideranca/create',
      action: 'reuniaoLideranca.criar',
      keywords: 'ata',
    },
  ],
  texts: { reuniao_lideranca: () => import('./texts') },
}
