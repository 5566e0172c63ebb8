import { type DotColor, StatusDot } from '../../../kernel/ui'

const colors: Record<string, DotColor> = {
  'Aguardando a contagem': 'neutral',
  'Falta uma pessoa': 'info',
  'Falta confirmar': 'info',
  'Com diferença': 'danger',
  Conferida: 'warning',
  Lançada: 'success',
}

export const situacaoChoices = Object.keys(colors).map((value) => ({ value, label: value }))

export const SituacaoContagem = ({ situacao }: { situacao: string }) => (
  <StatusDot color={colors[situacao] ?? 'neutral'} text={situacao} />
)
