import { HTMLSelect } from '@blueprintjs/core'
import { FilterDate, type ListState } from '../../../../kernel/list'
import styles from './livro-caixa.module.css'

/** The first and the last day. */
export type Periodo = { inicio: string; fim: string }

type Props = {
  list: Pick<ListState<string, 'inicio' | 'fim'>, 'filters' | 'filterBy'>
  periodo: Periodo
  today: string
  onChoose: (periodo: Periodo) => void
}

/** Selects a usual period from a list, or any two days. */
export function PeriodoFilter({ list, periodo, today, onChoose }: Props) {
  const usual = usualPeriods(today)
  const chosen = usual.findIndex(({ inicio, fim }) => inicio === periodo.inicio && fim === periodo.fim)
  return (
    <div className={styles.period}>
      <HTMLSelect
        aria-label="Período"
        value={chosen}
        onChange={(event) => {
          const next = usual[Number(event.currentTarget.value)]
          if (next) onChoose({ inicio: next.inicio, fim: next.fim })
        }}
      >
        {usual.map(({ text }, index) => (
          <option key={text} value={index}>
            {text}
          </option>
        ))}
        {chosen < 0 && <option value={-1}>Outro período</option>}
      </HTMLSelect>
      <FilterDate list={list} name="inicio" label="De" />
      <FilterDate list={list} name="fim" label="Até" />
    </div>
  )
}

/** The default period of the cash book. */
export const presentMonth = (today: string): Periodo => monthsFrom(today, 0, 1)

/** The twelve months that end with the current month. */
export const lastTwelveMonths = (today: string): Periodo => monthsFrom(today, -11, 12)

/** The month that a period is, 'AAAA-MM'; null for any other period. */
export function wholeMonth({ inicio, fim }: Periodo): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(inicio)) return null
  const month = monthsFrom(inicio, 0, 1)
  return month.inicio === inicio && month.fim === fim ? inicio.slice(0, 7) : null
}

function usualPeriods(today: string): (Periodo & { text: string })[] {
  const year = today.slice(0, 4)
  return [
    { text: 'Este mês', ...presentMonth(today) },
    { text: 'Mês passado', ...monthsFrom(today, -1, 1) },
    { text: 'Últimos três meses', ...monthsFrom(today, -2, 3) },
    { text: 'Últimos doze meses', ...lastTwelveMonths(today) },
    { text: 'Este ano', inicio: `${year}-01-01`, fim: `${year}-12-31` },
    { text: 'Ano passado', inicio: `${Number(year) - 1}-01-01`, fim: `${Number(year) - 1}-12-31` },
  ]
}

/** `count` whole months; the first is `offset` months from the month of `today`. */
function monthsFrom(today: string, offset: number, count: number): Periodo {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const day = (months: number, date: number) => new Date(Date.UTC(year, months, date)).toISOString().slice(0, 10)
  return { inicio: day(month - 1 + offset, 1), fim: day(month - 1 + offset + count, 0) }
}
