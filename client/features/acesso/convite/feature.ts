import type { ClientFeature } from '../../../kernel/feature'
import { later } from '../../../kernel/later'

export const conviteFeature: ClientFeature = {
  name: 'conviteAcesso',
  parts: { usuario: { cards: [later(async () => (await import('./da-pessoa')).ConvitesCard)] } },
}
