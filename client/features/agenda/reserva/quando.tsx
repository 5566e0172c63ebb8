import { useContext } from 'react'
import { TimeZone } from '../../../kernel/ui'
import { periodText } from './periodo'

/** When a reservation is, by the church's clock. */
export function Quando({ reserva }: { reserva: { dataInicio: string; dataFim: string } }) {
  return <time dateTime={reserva.dataInicio}>{periodText(reserva, useContext(TimeZone))}</time>
}
