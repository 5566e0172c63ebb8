import { isDecimal } from '../../../../../schema/rules/money'
import { cents, fromCents } from '../../../../kernel/chart'
import { Difference, Money } from '../../../../kernel/ui'
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

/** The sum of the lines that lie in each account, in the order of the lines. */
export function porConta(linhas: Folha['linhas'], contaDa: (meio: string) => string | undefined) {
  const sums = new Map<string, bigint>()
  for (const { meioDizimo, valorDizimo } of linhas) {
    const nome = contaDa(meioDizimo)
    if (nome) sums.set(nome, (sums.get(nome) ?? 0n) + cents(valorDizimo))
  }
  return [...sums].map(([nome, sum]) => ({ nome, soma: fromCents(sum) }))
}

type Props = {
  folha: Folha
  /** The name of the account in which money of a means will lie. */
  contaDa: (meio: string) => string | undefined
}

/** The running totals. Screen readers announce each change of the difference. */
export function Totais({ folha, contaDa }: Props) {
  const { total, dinheiro, diferenca } = totaisDe(folha)
  const contas = porConta(folha.linhas, contaDa)
  const { length } = folha.linhas
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{length === 1 ? '1 dízimo' : `${length} dízimos`}</dt>
        <dd>
          <Money value={total} />
        </dd>
      </div>
      <div className={styles.dinheiro}>
        <dt>Em dinheiro</dt>
        <dd>
          <Money value={dinheiro} />
        </dd>
      </div>
      <div data-counted={diferenca !== null}>
        <dt>Diferença do contado</dt>
        <dd aria-live="polite">{diferenca === null ? '-' : <Difference value={diferenca} />}</dd>
      </div>
      {contas.length > 1 && (
        <div className={styles.contas}>
          <dt>Por conta</dt>
          {contas.map(({ nome, soma }) => (
            <dd key={nome}>
              <span>{nome}</span> <Money value={soma} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}
