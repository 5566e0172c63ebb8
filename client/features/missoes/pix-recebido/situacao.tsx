import { type DotColor, StatusDot } from '../../../kernel/ui'
import { situacaoChoices } from './situacoes'

const colors: Readonly<Record<string, DotColor>> = { pendente: 'warning', lancado: 'success', ignorado: 'neutral' }

export function SituacaoPix({ situacao }: { situacao: string }) {
  const text = situacaoChoices.find(({ value }) => value === situacao)?.label ?? situacao
  return <StatusDot color={colors[situacao] ?? 'neutral'} text={text} />
}
