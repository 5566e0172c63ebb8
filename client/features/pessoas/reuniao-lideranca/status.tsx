import { type DotColor, StatusDot } from '../../../kernel/ui'

const colors: Record<string, DotColor> = { marcada: 'info', realizada: 'success', cancelada: 'neutral' }

export const statusReunioes = [
  { value: 'marcada', label: 'Marcada' },
  { value: 'realizada', label: 'Realizada' },
  { value: 'cancelada', label: 'Cancelada' },
]

/** Shows statusReuniao as text. */
export function StatusReuniao({ status }: { status: string }) {
  const label = statusReunioes.find(({ value }) => value === status)?.label ?? status
  return <StatusDot color={colors[status] ?? 'neutral'} text={label} />
}
