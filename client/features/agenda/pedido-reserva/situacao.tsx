import { type DotColor, StatusDot } from '../../../kernel/ui'

const situacoes: Record<string, [label: string, color: DotColor]> = {
  pendente: ['Pendente', 'warning'],
  aprovado: ['Aprovado', 'success'],
  recusado: ['Recusado', 'danger'],
  cancelado: ['Cancelado', 'neutral'],
}

export const situacaoChoices = Object.entries(situacoes).map(([value, [label]]) => ({ value, label }))

export function SituacaoPedido({ situacao }: { situacao: string }) {
  const [text, color] = situacoes[situacao] ?? [situacao, 'neutral']
  return <StatusDot color={color} text={text} />
}
