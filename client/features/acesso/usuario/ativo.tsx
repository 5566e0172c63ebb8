import { StatusDot } from '../../../kernel/ui'

/** Shows usuarioAtivo (1 or 0) as text. */
export function Ativo({ ativo }: { ativo: number }) {
  return ativo === 1 ? <StatusDot color="success" text="Ativo" /> : <StatusDot color="neutral" text="Inativo" />
}
