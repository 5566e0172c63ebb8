import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  valor: 'money',
  saldo: 'money',
  formato: { ofx: 'OFX', csv: 'CSV' },
  situacao: { pendente: 'Pendente', conciliado: 'Conciliado', ignorado: 'Ignorado' },
}
