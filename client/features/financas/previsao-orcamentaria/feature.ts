import type { ClientFeature } from '../../../kernel/feature'
import { previsaoUrls } from './urls'

export const previsaoOrcamentariaFeature: ClientFeature = {
  name: 'previsaoOrcamentaria',
  menu: [
    {
      text: 'Previsão orçamentária',
      to: previsaoUrls.list,
      action: 'previsaoOrcamentaria.ler',
      keywords: 'orçamento anual previsto realizado execução',
    },
  ],
  hit: previsaoUrls.detail,
}
