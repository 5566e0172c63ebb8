import type { ClientFeature } from '../../../kernel/feature'
import { later } from '../../../kernel/later'

export const anexoFeature: ClientFeature = {
  name: 'anexo',
  parts: { reuniaoLideranca: { cards: [later(async () => (await import('./da-reuniao')).AnexosDaReuniao)] } },
  texts: { anexo: () => import('./texts') },
}
