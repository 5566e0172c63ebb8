import type { ClientFeature } from '../../../kernel/feature'
import { contabilidadeUrl } from './urls'

export const contabilidadeFeature: ClientFeature = {
  name: 'contabilidade',
  menu: [
    {
      text: 'Para o contador',
      to: contabilidadeUrl,
      action: 'contabilidade.ler',
      keywords: 'contabilidade débito crédito lançamentos prebenda CPF CNPJ pacote',
    },
  ],
}
