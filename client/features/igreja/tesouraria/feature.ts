import type { ClientFeature } from '../../../kernel/feature'
import { tesourariaUrls } from './urls'

export const tesourariaFeature: ClientFeature = {
  name: 'tesouraria',
  menu: [
    {
      text: 'Tesouraria',
      to: tesourariaUrls.inicio,
      action: 'livroCaixa.ler',
      keywords: 'finanças dinheiro lançar despesa oferta saldo esperam por você',
    },
  ],
  // the home page asks for other fields of the same object
  cache: { VencimentosHome: { keyFields: false, merge: true } },
}
