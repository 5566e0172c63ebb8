import type { ClientFeature } from '../../../kernel/feature'
import { contribuicaoUrls } from './urls'

export const contribuicaoFeature: ClientFeature = {
  name: 'contribuicao',
  menu: [
    {
      text: 'Minhas contribuições',
      to: contribuicaoUrls.minhas,
      action: 'contribuicao.lerProprias',
      keywords: 'meus dízimos ofertas doações recibo comprovante do ano imposto de renda',
    },
  ],
}
