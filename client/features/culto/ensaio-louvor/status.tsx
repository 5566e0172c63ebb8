import { type DotColor, StatusDot } from '../../../kernel/ui'

const colors: Record<string, DotColor> = { Marcado: 'info', Concluído: 'success', Cancelado: 'danger' }

export const statusEnsaios = Object.keys(colors).map((value) => ({ value, label: value }))

export function Status({ status }: { status: string }) {
  return <StatusDot color={colors[status] ?? 'neutral'} text={status} />
}
