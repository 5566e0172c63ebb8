import { Balance, Difference, formatDate, formatMoney, isZero } from '../../../../kernel/ui'
import { minus } from './cents'
import type { ConciliacaoBancariaQuery } from './movimentos.generated'
import styles from './movimentos.module.css'

type Resumo = NonNullable<ConciliacaoBancariaQuery['conciliacaoBancaria']>

/** The treasurer's proof: the balance of the books and of the bank on one day, and what makes them differ. */
export function Saldo({ resumo }: { resumo: Resumo }) {
  const { saldoBanco, saldoLivro, dataSaldo, semExplicacao, somaPendentes, somaSemMovimento } = resumo
  if (saldoBanco === null || saldoLivro === null || dataSaldo === null) return null
  const diferenca = minus(saldoBanco, saldoLivro)
  const reasons = [
    somaPendentes !== '0.00' && `${formatMoney(somaPendentes)} só no banco (pendentes)`,
    somaSemMovimento !== '0.00' && `${formatMoney(somaSemMovimento)} só na igreja (lançamentos sem movimento)`,
    // the API's own is of the books minus the bank
    semExplicacao !== null &&
      semExplicacao !== '0.00' &&
      `${formatMoney(minus('0.00', semExplicacao))} sem explicação: confira o saldo inicial da conta`,
  ].filter(Boolean)
  return (
    <section className={styles.saldo} aria-label="Saldo no banco e na igreja">
      <dl>
        <div>
          <dt>No banco em {formatDate(dataSaldo)}</dt>
          <dd>
            <Balance value={saldoBanco} />
          </dd>
        </div>
        <div>
          <dt>Na igreja</dt>
          <dd>
            <Balance value={saldoLivro} />
          </dd>
        </div>
        <div>
          <dt>Diferença</dt>
          <dd>
            <Difference value={diferenca} />
          </dd>
        </div>
      </dl>
      <p>{isZero(diferenca) ? 'Os saldos conferem.' : reasons.length > 0 && `${reasons.join('; ')}.`}</p>
    </section>
  )
}
