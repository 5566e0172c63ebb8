import type { ClientFeature } from '../../../kernel/feature'
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
  texts: { recibo: () => import('./texts') },
}
