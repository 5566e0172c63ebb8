import { DateText, Money } from '../../../kernel/ui'
import { contribuicaoUrls } from '../../missoes/contribuicao/urls'
import { Card } from './card'
import type { HomeData } from './data'
import styles from './home.module.css'

type Props = { dizimos: NonNullable<HomeData['meusDizimos']>; mes: string }

/** What the current user has given this month. */
export function Dizimos({ dizimos: { soma, ultimo }, mes }: Props) {
  return (
    <Card title="Seus dízimos" to={contribuicaoUrls.minhas} more="Todos">
      <dl className={styles.facts}>
        <div>
          <dt>
            Neste mês ({mes.slice(5)}/{mes.slice(0, 4)})
          </dt>
          <dd>
            <Money value={soma} />
          </dd>
        </div>
        <div>
          <dt>Último</dt>
          <dd>
            <DateText value={ultimo} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
