import type { ClientFeature } from '../../../kernel/feature'
import { later } from '../../../kernel/later'
import { reciboUrls } from './urls'

export const reciboFeature: ClientFeature = {
  name: 'recibo',
  menu: [
    {
      text: 'Recibos',
      to: reciboUrls.list,
      action: 'recibo.lerDeTodos',
      keywords: 'segunda via 2ª via cancelar recibo número',
    },
  ],
  parts: { usuario: { cards: [later(async () => (await import('./da-pessoa')).RecibosDaPessoa)] } },
  texts: { recibo: () => import('./texts') },
}
