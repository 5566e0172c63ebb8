import type { ClientFeature } from '../../../kernel/feature'
import { transferenciaUrls } from './urls'

export const transferenciaFeature: ClientFeature = {
  name: 'transferencia',
  menu: [
    {
      text: 'Transferências',
      to: transferenciaUrls.list,
      action: 'transferencia.ler',
      keywords: 'depósito saque aplicação resgate',
    },
  ],
  commands: [
    {
      text: 'Nova transferência',
      to: transferenciaUrls.create,
      action: 'transferencia.escrever',
      keywords: 'depósito saque',
    },
  ],
  texts: { transferencia: () => import('./texts') },
}
