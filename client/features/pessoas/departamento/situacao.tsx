import { StatusDot } from '../../../kernel/ui'

/** Shows status (1 or 0) as text. */
export function Situacao({ status }: { status: number }) {
  return status === 1 ? <StatusDot color="success" text="Ativo" /> : <StatusDot color="neutral" text="Inativo" />
}
