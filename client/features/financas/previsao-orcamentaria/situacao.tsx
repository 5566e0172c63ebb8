import { type DotColor, StatusDot } from '../../../kernel/ui'

const colors: Record<string, DotColor> = { Rascunho: 'neutral', 'Em vigor': 'success', Substituída: 'info' }

export const situacaoChoices = Object.keys(colors).map((value) => ({ value, label: value }))

export const SituacaoPrevisao = ({ situacao }: { situacao: string }) => (
  <StatusDot color={colors[situacao] ?? 'neutral'} text={situacao} />
)
