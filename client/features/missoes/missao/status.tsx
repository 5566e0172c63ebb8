import { type DotColor, StatusDot } from '../../../kernel/ui'

/** Text and colour of each statusMissao. */
const STATUS: Record<string, { label: string; color: DotColor }> = {
  planejada: { label: 'Planejada', color: 'info' },
  em_andamento: { label: 'Em andamento', color: 'success' },
  concluida: { label: 'Concluída', color: 'neutral' },
  cancelada: { label: 'Cancelada', color: 'danger' },
}

export const statusChoices = Object.entries(STATUS).map(([value, { label }]) => ({ value, label }))

export function StatusMissao({ status }: { status: string }) {
  const { label, color } = STATUS[status] ?? { label: status, color: 'neutral' }
  return <StatusDot color={color} text={label} />
}
