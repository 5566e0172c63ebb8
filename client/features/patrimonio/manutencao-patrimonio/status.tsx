import { StatusDot } from '../../../kernel/ui'

export const statusManutencoes = [
  { value: 'pendente', label: 'Pendente' },
  { value: 'concluido', label: 'Concluída' },
] as const

/** Shows statusManutencao as text. */
export function StatusManutencao({ status }: { status: string }) {
  const label = statusManutencoes.find(({ value }) => value === status)?.label ?? status
  return <StatusDot color={status === 'concluido' ? 'success' : 'warning'} text={label} />
}
