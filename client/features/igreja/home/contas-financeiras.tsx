import { Link } from 'react-router-dom'
import { Balance } from '../../../kernel/ui'
import { contaFinanceiraUrls } from '../../financas/conta-financeira/urls'
import { Card } from './card'
import type { IgrejaData } from './data'
import styles from './home.module.css'

type Props = { contas: NonNullable<IgrejaData['contasFinanceiras']> }

/** Today's balance of each account; nothing while the church has only one, whose balance is among the figures. */
export function ContasFinanceiras({ contas }: Props) {
  if (contas.length < 2) return null
  return (
    <Card title="Onde o dinheiro está" to={contaFinanceiraUrls.list} more={`${contas.length} contas`}>
      <ul className={styles.rows}>
        {contas.map(({ id, nome, saldo }) => (
          <li key={id}>
            <div className={styles.what}>
              <Link to={contaFinanceiraUrls.extrato(id)}>{nome}</Link>
            </div>
            <Balance value={saldo} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
