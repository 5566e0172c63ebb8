import { useContext } from 'react'
import { TimeZone } from '../../../kernel/ui'
import { periodText } from './periodo'

/** The time of a reservation, in the church's time zone. */
export function Quando({ reserva }: { reserva: { dataInicio: string; dataFim: string } }) {
  return <time dateTime={reserva.dataInicio}>{periodText(reserva, useContext(TimeZone))}</time>
}
