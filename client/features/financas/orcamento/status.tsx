import { type DotColor, StatusDot } from '../../../kernel/ui'

const colors: Record<string, DotColor> = { pendente: 'warning', aprovado: 'success', recusado: 'danger' }

export const statusOrcamentos = [
  { value: 'pendente', label: 'Pendente' },
  { value: 'aprovado', label: 'Aprovado' },
  { value: 'recusado', label: 'Recusado' },
] as const

/** Shows statusOrcamento as text. */
export function StatusOrcamento({ status }: { status: string }) {
  const label = statusOrcamentos.find(({ value }) => value === status)?.label ?? status
  return <StatusDot color={colors[status] ?? 'neutral'} text={label} />
}
