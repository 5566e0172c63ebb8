import type { ClientFeature } from '../../../kernel/feature'
import { pixRecebidoUrls } from './urls'

export const pixRecebidoFeature: ClientFeature = {
  name: 'pixRecebido',
  menu: [
    {
      text: 'Pix recebidos',
      to: pixRecebidoUrls.list,
      action: 'pixRecebido.ler',
      keywords: 'a identificar devolver devolução banco automático',
    },
  ],
  texts: {
    pix_recebido: () => import('./texts'),
    pix_devolucao: () => import('./texts'),
    pix_cobranca: () => import('./texts'),
  },
}
