import type { ClientFeature } from '../../../kernel/feature'
import { later } from '../../../kernel/later'

export const parentescoFeature: ClientFeature = {
  name: 'parentesco',
  parts: { usuario: { cards: [later(async () => (await import('./da-pessoa')).FamiliaDaPessoa)] } },
  texts: { parentesco: () => import('./texts') },
}
