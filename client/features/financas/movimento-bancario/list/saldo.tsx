import { Balance, formatDate, formatMoney, Money } from '../../../../kernel/ui'
import type { ConciliacaoBancariaQuery } from './movimentos.generated'
import styles from './movimentos.module.css'

type Resumo = NonNullable<ConciliacaoBancariaQuery['conciliacaoBancaria']>

/** The treasurer's proof: the balance of the books and of the bank on one day, and what makes them differ. */
export function Saldo({ resumo }: { resumo: Resumo }) {
  const { saldoBanco, saldoLivro, dataSaldo, diferenca, semExplicacao, somaPendentes, somaSemMovimento } = resumo
  if (saldoBanco === null || saldoLivro === null || dataSaldo === null || diferenca === null) return null
  const reasons = [
    somaPendentes !== '0.00' && `${formatMoney(somaPendentes)} só no banco (pendentes)`,
    somaSemMovimento !== '0.00' && `${formatMoney(somaSemMovimento)} só na igreja (lançamentos sem movimento)`,
    semExplicacao !== null &&
      semExplicacao !== '0.00' &&
      `${formatMoney(semExplicacao)} sem explicação: confira o saldo inicial da conta`,
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
            <Money value={diferenca} />
          </dd>
        </div>
      </dl>
      <p>{diferenca === '0.00' ? 'Os saldos conferem.' : reasons.length > 0 && `${reasons.join('; ')}.`}</p>
    </section>
  )
}
