import { Link } from 'react-router-dom'
import { DateText } from '../../../kernel/ui'
import { Reached } from '../../missoes/campanha-missoes'
import { campanhaUrls } from '../../missoes/campanha-missoes/urls'
import { Card, None } from './card'
import type { IgrejaData } from './data'
import styles from './home.module.css'

/** The running campaigns and their progress. */
export function Campanhas({ campanhas: { total, campanhas } }: { campanhas: NonNullable<IgrejaData['campanhas']> }) {
  return (
    <Card
      title="Campanhas em andamento"
      to={`${campanhaUrls.list}?statusCampanha=ativa`}
      more={total === 1 ? '1 campanha' : `${total} campanhas`}
    >
      {campanhas.length === 0 ? (
        <None>Nenhuma campanha em andamento.</None>
      ) : (
        <ul className={styles.rows}>
          {campanhas.map((campanha) => (
            <li key={campanha.uuid}>
              <div className={styles.what}>
                <Link to={campanhaUrls.doacoes(campanha.id)}>{campanha.nomeCampanha}</Link>
                <small>
                  até <DateText value={campanha.dataFim} />
                </small>
                <Reached campanha={campanha} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
