import { Link } from 'react-router-dom'
import { BarChart } from '../../../kernel/chart'
import { DateText, formatDate, Money } from '../../../kernel/ui'
import { contaPagarUrls } from '../conta-pagar/urls'
import { contaReceberUrls } from '../conta-receber/urls'
import type { PainelFinanceiroQuery } from './painel.generated'
import styles from './painel.module.css'

type Vencimentos = PainelFinanceiroQuery['vencimentos']

const series = [
  { name: 'A receber', color: 'income' },
  { name: 'A pagar', color: 'expense' },
] as const

/** Maximum number of payables and receivables that are listed by name. */
const NAMED = 8

/** What is overdue and what is due in the next thirty days: totals by week, and the first records by name. */
export function Vencimentos({ vencimentos: { faixas, contas } }: { vencimentos: Vencimentos }) {
  const bars = faixas.map(({ inicio, fim, pagar, receber }) => ({
    key: fim,
    text: inicio ? formatDate(fim).slice(0, 5) : 'Atraso',
    longText: inicio ? `De ${formatDate(inicio)} a ${formatDate(fim)}` : 'Atrasadas',
    values: [receber, pagar],
  }))
  return (
    <section className={`${styles.card} ${styles.wide}`}>
      <h2>Contas atrasadas e dos próximos 30 dias</h2>
      {contas.length === 0 ? (
        <p className={styles.none}>Nenhuma conta atrasada nem a vencer.</p>
      ) : (
        <div className={styles.due}>
          <BarChart
            label="Contas atrasadas e dos próximos 30 dias, por semana"
            of="Vencimento"
            series={series}
            bars={bars}
          />
          <ul className={styles.accounts}>
            {contas.slice(0, NAMED).map((conta) => (
              <li key={conta.uuid}>
                <span>
                  <Link to={(conta.tipo === 'contaPagar' ? contaPagarUrls : contaReceberUrls).detail(conta.id)}>
                    {conta.descricaoConta}
                    {conta.totalParcelas && ` (${conta.parcela}/${conta.totalParcelas})`}
                  </Link>
                  <small data-late={conta.atrasada || undefined}>
                    {conta.tipo === 'contaPagar' ? 'A pagar' : 'A receber'} ·{' '}
                    {conta.atrasada ? 'venceu em' : 'vence em'} <DateText value={conta.dataVencimentoConta} />
                  </small>
                </span>
                <Money value={conta.restante} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
