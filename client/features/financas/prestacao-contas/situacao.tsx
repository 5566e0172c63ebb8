import { type DotColor, StatusDot } from '../../../kernel/ui'

const colors: Record<string, DotColor> = {
  Rascunho: 'neutral',
  'Com o conselho': 'info',
  'Com parecer': 'warning',
  Aprovada: 'success',
  'Aprovada com ressalva': 'success',
  Rejeitada: 'danger',
}

export const situacaoChoices = Object.keys(colors).map((value) => ({ value, label: value }))

/** What those find who read only what the assembly approved. */
export const aprovadaChoices = situacaoChoices.filter(({ value }) => value.startsWith('Aprovada'))

export const SituacaoPrestacao = ({ situacao }: { situacao: string }) => (
  <StatusDot color={colors[situacao] ?? 'neutral'} text={situacao} />
)
