import type { ClientFeature } from '../../../kernel/feature'
import { codigoPixUrls } from './urls'

export const codigoPixFeature: ClientFeature = {
  name: 'codigoPix',
  menu: [
    {
      text: 'Ofertar por Pix',
      to: codigoPixUrls.ofertar,
      action: 'codigoPix.gerar',
      keywords: 'dízimo oferta doar contribuir qr code copia e cola',
      entry: 'Meu espaço',
    },
    {
      text: 'Códigos Pix',
      to: codigoPixUrls.list,
      action: 'codigoPix.ler',
      keywords: 'txid identificador extrato quem ofertou',
    },
  ],
  cache: { Ofertar: { merge: true } },
  texts: { codigo_pix: () => import('./texts') },
}
