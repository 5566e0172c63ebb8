import '@blueprintjs/datetime/lib/css/blueprint-datetime.css'
import { Classes } from '@blueprintjs/core'
import { DatePicker } from '@blueprintjs/datetime'
import ptBR from 'date-fns/locale/pt-BR'

const YEARS_BACK = 120
const YEARS_AHEAD = 20

/** Blueprint's calendar in Portuguese. Its dates are local; only their year, month and day are used here. */
export function Calendar({ value, onPick }: { value: string; onPick: (date: string) => void }) {
  const year = new Date().getFullYear()
  return (
    <DatePicker
      className={Classes.ELEVATION_0}
      locale={ptBR}
      value={toDate(value)}
      minDate={new Date(year - YEARS_BACK, 0, 1)}
      maxDate={new Date(year + YEARS_AHEAD, 11, 31)}
      showActionsBar
      highlightCurrentDay
      todayButtonText="Hoje"
      clearButtonText="Limpar"
      onChange={(date, byUser) => byUser && onPick(date ? fromDate(date) : '')}
    />
  )
}

function toDate(value: string): Date | null {
  const [year, month, day] = value.split('-').map(Number)
  return year && month && day ? new Date(year, month - 1, day) : null
}

function fromDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
