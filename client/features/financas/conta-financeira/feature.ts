import type { ClientFeature } from '../../../kernel/feature'
import { contaFinanceiraUrls } from './urls'

export const contaFinanceiraFeature: ClientFeature = {
  name: 'contaFinanceira',
  menu: [
    {
      text: 'Contas financeiras',
      to: contaFinanceiraUrls.list,
      action: 'contaFinanceira.ler',
      keywords: 'caixa banco poupança aplicação pix saldo extrato',
    },
  ],
  hit: (id) => contaFinanceiraUrls.extrato(id),
  commands: [
    {
      text: 'Nova conta financeira',
      to: contaFinanceiraUrls.create,
      action: 'contaFinanceira.escrever',
      keywords: 'caixa banco poupança',
    },
  ],
  cache: {
    // the same line has another balance in the statement of another account
    LinhaExtrato: { keyFields: false },
  },
  texts: { conta_financeira: () => import('./texts'), conta_do_meio: () => import('./texts') },
}
