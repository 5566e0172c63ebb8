import type { ClientFeature } from '../../../kernel/feature'
import { contaFinanceiraUrls } from './urls'

export const contaFinanceiraFeature: ClientFeature = {
  name: 'contaFinanceira',
  menu: [
    {
      text: 'Contas financeiras',
      to: contaFinanceiraUrls.list,
      action: 'contaFinanceira.ler',
      keywords: 'caixa banco poupança aplicação pix saldo',
    },
  ],
  hit: (id) => contaFinanceiraUrls.livro(id),
  commands: [
    {
      text: 'Nova conta financeira',
      to: contaFinanceiraUrls.create,
      action: 'contaFinanceira.escrever',
      keywords: 'caixa banco poupança',
    },
  ],
  texts: { conta_financeira: () => import('./texts') },
}
