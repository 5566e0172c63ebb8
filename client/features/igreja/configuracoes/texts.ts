import type { ColumnTexts } from '../../../kernel/feature'

export const texts: ColumnTexts = {
  situacao: { ativa: 'Ativa', atrasada: 'Pagamento em atraso', suspensa: 'Suspensa', cancelada: 'Cancelada' },
}
