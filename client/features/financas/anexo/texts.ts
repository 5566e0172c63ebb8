import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  especie: {
    entrada: 'Entrada',
    saida: 'Saída',
    contaPagar: 'Conta a pagar',
    contaReceber: 'Conta a receber',
    orcamento: 'Orçamento',
    manutencaoPatrimonio: 'Manutenção',
    reuniaoLideranca: 'Reunião de liderança',
  },
  tipo: { 'application/pdf': 'PDF', 'image/webp': 'Imagem' },
}
