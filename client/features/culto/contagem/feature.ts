import type { ClientFeature } from '../../../kernel/feature'
import { contagemUrls } from './urls'

export const contagemFeature: ClientFeature = {
  name: 'contagem',
  menu: [
    {
      text: 'Contagens',
      to: contagemUrls.list,
      action: 'contagem.ler',
      keywords: 'contar oferta ofertas dinheiro cédulas moedas gazofilácio',
    },
  ],
  commands: [
    {
      text: 'Contar ofertas',
      to: contagemUrls.create,
      action: 'contagem.escrever',
      keywords: 'nova contagem dinheiro cédulas moedas',
    },
  ],
  hit: contagemUrls.detail,
}
