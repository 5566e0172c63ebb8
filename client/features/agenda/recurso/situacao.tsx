import { StatusDot } from '../../../kernel/ui'

/** status (1 or 0) as people read it. */
export function Situacao({ status }: { status: number }) {
  return status === 1 ? <StatusDot color="success" text="Ativo" /> : <StatusDot color="neutral" text="Inativo" />
}
