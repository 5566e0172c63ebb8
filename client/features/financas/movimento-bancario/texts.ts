import type { ColumnTexts } from '../../../kernel/feature'

/** Which way the money went, as a rule says it. */
export const direcaoTexts = { saiu: 'Saiu da conta', entrou: 'Entrou na conta' } as const

export const texts: ColumnTexts = {
  valor: 'money',
  direcao: direcaoTexts,
  saldo: 'money',
  formato: { ofx: 'OFX', csv: 'CSV' },
  situacao: { pendente: 'Pendente', conciliado: 'Conciliado', ignorado: 'Ignorado' },
}
