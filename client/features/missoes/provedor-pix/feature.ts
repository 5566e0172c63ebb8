import type { ClientFeature } from '../../../kernel/feature'
import { provedorPixUrls } from './urls'

export const provedorPixFeature: ClientFeature = {
  name: 'provedorPix',
  menu: [
    {
      text: 'Pix pelo banco',
      to: provedorPixUrls.form,
      action: 'provedorPix.configurar',
      keywords: 'banco psp api certificado webhook efí sicoob inter',
    },
  ],
  cache: { PixAutomatico: { merge: true } },
}
