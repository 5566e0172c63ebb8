import { StatusDot } from '../../../kernel/ui'

/** Shows statusMembro as text. */
export function StatusMembro({ status }: { status: string }) {
  return status === 'ativo' ? <StatusDot color="success" text="Ativo" /> : <StatusDot color="neutral" text="Inativo" />
}
