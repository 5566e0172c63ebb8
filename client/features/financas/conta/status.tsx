import { StatusDot } from '../../../kernel/ui'
import type { ContaSide } from './side'

/** statusConta as people read it; one that is not known is an error. */
export function Status({ side, value }: { side: Pick<ContaSide, 'status'>; value: string }) {
  const { text, color } = side.status[value] ?? { text: value, color: 'danger' as const }
  return <StatusDot color={color} text={text} />
}
