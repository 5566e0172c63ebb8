import type { ClientFeature } from '../../../kernel/feature'
import { prestacaoContasUrls } from './urls'

export const prestacaoContasFeature: ClientFeature = {
  name: 'prestacaoContas',
  menu: [
    {
      text: 'Prestação de contas',
      to: prestacaoContasUrls.list,
      action: 'prestacaoContas.lerAprovadas',
      keywords: 'conselho fiscal parecer assembleia demonstrativo relatório financeiro',
    },
  ],
  hit: prestacaoContasUrls.detail,
}
