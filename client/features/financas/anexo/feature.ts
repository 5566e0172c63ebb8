import type { ClientFeature } from '../../../kernel/feature'
import { later } from '../../../kernel/later'
import type { MeetingParts } from '../../pessoas/reuniao-lideranca'

const meeting: MeetingParts = { cards: [later(async () => (await import('./da-reuniao')).AnexosDaReuniao)] }

export const anexoFeature: ClientFeature = {
  name: 'anexo',
  parts: { reuniaoLideranca: meeting },
  texts: { anexo: () => import('./texts') },
}
