import { StatusDot } from '../../../kernel/ui'

/** statusMembro as people read it. */
export function StatusMembro({ status }: { status: string }) {
  return status === 'ativo' ? <StatusDot color="success" text="Ativo" /> : <StatusDot color="neutral" text="Inativo" />
}
