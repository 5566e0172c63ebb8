import { Pill, StatusDot } from '../../../kernel/ui'
import type { ContaSide } from './side'

type Props = {
  side: Pick<ContaSide, 'status'>
  value: string
  /** A part is paid or received. */
  parcial: boolean
}

/** Shows statusConta as text; an unknown status is shown as an error. */
export function Status({ side, value, parcial }: Props) {
  const { text, color } = side.status[value] ?? { text: value, color: 'danger' as const }
  return (
    <>
      <StatusDot color={color} text={text} />
      {parcial && <Pill text="Parcial" />}
    </>
  )
}
