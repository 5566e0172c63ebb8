import { StatusDot } from '../../../kernel/ui'

/** usuarioAtivo (1 or 0) as people read it. */
export function Ativo({ ativo }: { ativo: number }) {
  return ativo === 1 ? <StatusDot color="success" text="Ativo" /> : <StatusDot color="neutral" text="Inativo" />
}
