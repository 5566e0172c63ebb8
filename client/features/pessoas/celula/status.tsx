import { StatusDot } from '../../../kernel/ui'

export const statusChoices = [
  { value: 'ativa', label: 'Ativa' },
  { value: 'inativa', label: 'Inativa' },
]

/** Shows statusCelula as text. */
export function StatusCelula({ status }: { status: string }) {
  return status === 'ativa' ? <StatusDot color="success" text="Ativa" /> : <StatusDot color="neutral" text="Inativa" />
}
