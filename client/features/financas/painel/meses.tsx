import { BarChart } from '../../../kernel/chart'
import { formatMonth } from '../../../kernel/ui'
import styles from './painel.module.css'

type Props = { meses: readonly { mes: string; entradas: string; saidas: string }[] }

const series = [
  { name: 'Entradas', color: 'income' },
  { name: 'Saídas', color: 'expense' },
] as const

/** Income beside expense, month by month. */
export function Meses({ meses }: Props) {
  const bars = meses.map(({ mes, entradas, saidas }) => {
    const longText = formatMonth(mes)
    return { key: mes, text: longText.slice(0, 3), longText, values: [entradas, saidas] }
  })
  return (
    <section className={`${styles.card} ${styles.wide}`}>
      <h2>Entradas e saídas por mês</h2>
      <BarChart label="Entradas e saídas por mês" of="Mês" series={series} bars={bars} />
    </section>
  )
}
