import { useContext } from 'react'
import { TimeZone } from '../../../kernel/ui'
import { periodText } from './periodo'

/** When an event takes place, in the church's time zone. */
export function Quando({ evento }: { evento: { dataInicio: string; dataFim: string | null } }) {
  return <time dateTime={evento.dataInicio}>{periodText(evento, useContext(TimeZone))}</time>
}
