import { StatusDot } from '../../../kernel/ui'
import type { ContaSide } from './side'

/** Shows statusConta as text; an unknown status is shown as an error. */
export function Status({ side, value }: { side: Pick<ContaSide, 'status'>; value: string }) {
  const { text, color } = side.status[value] ?? { text: value, color: 'danger' as const }
  return <StatusDot color={color} text={text} />
}
