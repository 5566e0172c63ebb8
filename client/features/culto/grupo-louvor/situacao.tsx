import { StatusDot } from '../../../kernel/ui'

/** Shows the status (1 or 0) of a group or of a member. */
export function Situacao({ status }: { status: number }) {
  return <StatusDot color={status === 1 ? 'success' : 'neutral'} text={status === 1 ? 'Ativo' : 'Inativo'} />
}
