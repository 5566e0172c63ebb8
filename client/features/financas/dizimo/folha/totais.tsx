import { isDecimal } from '../../../../gql/regras/kernel/money'
import { cents, fromCents } from '../../../../kernel/chart'
import { formatMoney, Money } from '../../../../kernel/ui'
import styles from './folha.module.css'
import type { Folha } from './rascunho'

/** The sum of the lines, and the difference between their cash and the counted cash. Exact, in whole cents. */
export function totaisDe({ linhas, contado }: Pick<Folha, 'linhas' | 'contado'>) {
  const sum = (rows: Folha['linhas']) => rows.reduce((total, row) => total + cents(row.valorDizimo), 0n)
  const dinheiro = sum(linhas.filter(({ meioDizimo }) => meioDizimo === 'dinheiro'))
  return {
    total: fromCents(sum(linhas)),
    dinheiro: fromCents(dinheiro),
    /** Counted minus entered cash: negative when money is missing. Null while no amount was counted. */
    diferenca: contado && isDecimal(contado) ? fromCents(cents(contado) - dinheiro) : null,
  }
}

/** The running totals. Screen readers announce each change of the difference. */
export function Totais({ folha }: { folha: Folha }) {
  const { total, dinheiro, diferenca } = totaisDe(folha)
  const { length } = folha.linhas
  const even = diferenca === '0.00'
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{length === 1 ? '1 dízimo' : `${length} dízimos`}</dt>
        <dd>
          <Money value={total} />
        </dd>
      </div>
      <div>
        <dt>Em dinheiro</dt>
        <dd>
          <Money value={dinheiro} />
        </dd>
      </div>
      <div data-even={diferenca === null ? undefined : even}>
        <dt>Diferença do contado</dt>
        <dd aria-live="polite">{diferenca === null ? '-' : even ? 'Confere' : differenceText(diferenca)}</dd>
      </div>
    </dl>
  )
}

const differenceText = (diferenca: string) =>
  diferenca.startsWith('-') ? `Faltam ${formatMoney(diferenca.slice(1))}` : `Sobram ${formatMoney(diferenca)}`
