import { BankAccount } from '@blueprintjs/icons'
import { DateText, Money } from '../../../kernel/ui'
import { codigoPixUrls } from '../../missoes/codigo-pix/urls'
import { contribuicaoUrls } from '../../missoes/contribuicao/urls'
import { Card, None } from './card'
import type { HomeData } from './data'
import styles from './home.module.css'
import { LinkButton } from './primeiros-passos/link-button'

type Props = { home: Pick<HomeData, 'meusDizimos' | 'podeOfertar' | 'mes'> }

/** What the current user has given this month, and the way to give; nothing for somebody who has done neither. */
export function Dizimos({ home: { meusDizimos, podeOfertar, mes } }: Props) {
  const { soma, ultimo } = meusDizimos ?? {}
  if (!ultimo && !podeOfertar) return null
  return (
    <Card
      title={ultimo ? 'Seus dízimos' : 'Suas contribuições'}
      to={contribuicaoUrls.minhas}
      more={ultimo ? 'Todos' : 'Ver todas'}
    >
      {ultimo ? (
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
      ) : (
        <None>O que você ofertar com o seu nome fica em uma página que só você vê.</None>
      )}
      {podeOfertar && (
        <div className={styles.actions}>
          <LinkButton main to={codigoPixUrls.ofertar} icon={<BankAccount />} text="Ofertar por Pix" />
        </div>
      )}
    </Card>
  )
}
