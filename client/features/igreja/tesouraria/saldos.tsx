import { Link } from 'react-router-dom'
import { Balance } from '../../../kernel/ui'
import { contaFinanceiraUrls } from '../../financas/conta-financeira/urls'
import type { TesourariaQuery } from './tesouraria.generated'
import styles from './tesouraria.module.css'

/** How many accounts are listed; the others are in the list of all. */
const LISTED = 3

type Props = { contas: NonNullable<TesourariaQuery['home']['contasFinanceiras']> }

/** Today's balance of each account. */
export function Saldos({ contas }: Props) {
  if (contas.length === 0) return null
  return (
    <section aria-labelledby="saldos" className={styles.part}>
      <h2 id="saldos">Saldos de hoje</h2>
      <ul className={styles.rows}>
        {contas.slice(0, LISTED).map(({ id, nome, saldo }) => (
          <li key={id}>
            <Link to={contaFinanceiraUrls.extrato(id)}>
              <span>{nome}</span>
              <Balance value={saldo} />
            </Link>
          </li>
        ))}
        {contas.length > LISTED && (
          <li>
            <Link to={contaFinanceiraUrls.list}>Todas as {contas.length} contas</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
