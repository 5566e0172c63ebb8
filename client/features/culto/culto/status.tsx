import { type DotColor, StatusDot } from '../../../kernel/ui'

export const statusChoices = [
  { value: 'agendado', label: 'Agendado' },
  { value: 'realizado', label: 'Realizado' },
  { value: 'cancelado', label: 'Cancelado' },
]

const colors: Record<string, DotColor> = { agendado: 'info', realizado: 'success', cancelado: 'danger' }

/** Shows statusCulto as text. */
export function StatusCulto({ status }: { status: string }) {
  const text = statusChoices.find(({ value }) => value === status)?.label ?? status
  return <StatusDot color={colors[status] ?? 'neutral'} text={text} />
}
