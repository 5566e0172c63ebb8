import { StatusDot } from '../../../kernel/ui'

/** Of a group and of its members alike: 1 or 0. */
export function Situacao({ status }: { status: number }) {
  return <StatusDot color={status === 1 ? 'success' : 'neutral'} text={status === 1 ? 'Ativo' : 'Inativo'} />
}
