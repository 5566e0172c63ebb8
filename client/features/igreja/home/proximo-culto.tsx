import { Link } from 'react-router-dom'
import { MapLink, ShareLinks } from '../../../kernel/links'
import { formatLongDate } from '../../../kernel/ui'
import { cultoUrls } from '../../culto/culto/urls'
import { Card } from './card'
import type { HomeData } from './data'
import styles from './home.module.css'

type Props = { culto: NonNullable<HomeData['proximoCulto']>; hoje: string; igreja: string }

/** The next worship service: when, where, and how to tell somebody of it. */
export function ProximoCulto({ culto, hoje, igreja }: Props) {
  const { id, dataCulto, horaCulto, temaCulto, nomeLocal, endereco } = culto
  const day = dataCulto === hoje ? 'Hoje' : formatLongDate(dataCulto)
  const where = [nomeLocal, endereco].filter(Boolean).join(' · ')
  return (
    <Card title="Próximo culto" to={cultoUrls.programa(id)} more="Ver o culto">
      <p className={styles.lead}>
        <Link to={cultoUrls.programa(id)}>
          <time dateTime={`${dataCulto}T${horaCulto}`}>
            {day}, {horaCulto}
          </time>
        </Link>
      </p>
      {temaCulto && <p>{temaCulto}</p>}
      {where && <p className={styles.none}>{where}</p>}
      <div className={styles.actions}>
        {endereco && <MapLink address={endereco} />}
        <ShareLinks
          lines={[
            temaCulto ? `Culto: ${temaCulto}` : 'Culto',
            igreja,
            `${formatLongDate(dataCulto)}, ${horaCulto}`,
            nomeLocal,
            endereco,
          ]}
          path={cultoUrls.programa(id)}
        />
      </div>
    </Card>
  )
}
