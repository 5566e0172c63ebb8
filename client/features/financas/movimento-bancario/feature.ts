import type { ClientFeature } from '../../../kernel/feature'
import { movimentoBancarioUrls } from './urls'

export const movimentoBancarioFeature: ClientFeature = {
  name: 'movimentoBancario',
  menu: [
    {
      text: 'Extratos bancários',
      to: movimentoBancarioUrls.list,
      action: 'movimentoBancario.ler',
      keywords: 'conciliação banco ofx importar extrato movimentos',
    },
  ],
  cache: {
    // an income and an expense may have the same id, and both sides of a transfer are one record
    LancamentoDaConta: { keyFields: false },
    LancamentoEmOutraConta: { keyFields: false },
    ContaDoMovimento: { keyFields: ['tipo', 'id'] },
  },
  texts: {
    movimento_bancario: () => import('./texts'),
    extrato_bancario: () => import('./texts'),
    regra_bancaria: () => import('./texts'),
  },
}
