import { StatusDot } from '../../../kernel/ui'

export const statusChoices = [
  { value: 'ativa', label: 'Ativa' },
  { value: 'inativa', label: 'Inativa' },
]

/** statusCelula as people read it. */
export function StatusCelula({ status }: { status: string }) {
  return status === 'ativa' ? <StatusDot color="success" text="Ativa" /> : <StatusDot color="neutral" text="Inativa" />
}
