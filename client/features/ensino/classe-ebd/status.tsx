import { StatusDot } from '../../../kernel/ui'

export const statusChoices = [
  { value: 'ativa', label: 'Ativa' },
  { value: 'inativa', label: 'Inativa' },
]

export const StatusClasse = ({ status }: { status: string }) =>
  status === 'ativa' ? <StatusDot color="success" text="Ativa" /> : <StatusDot color="neutral" text="Inativa" />
