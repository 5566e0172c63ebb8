import type { ClientFeature } from '../../../kernel/feature'
import { later } from '../../../kernel/later'

export const privacidadeFeature: ClientFeature = {
  name: 'privacidade',
  parts: { usuario: { cards: [later(async () => (await import('./pessoa')).PrivacidadeDaPessoa)] } },
}
