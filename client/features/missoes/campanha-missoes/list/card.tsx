import { Link } from 'react-router-dom'
import { ShareLinks } from '../../../../kernel/links'
import { useEveryChurch, useViewer } from '../../../../kernel/session'
import { DateText, formatDate, formatMoney } from '../../../../kernel/ui'
import styles from '../campanha.module.css'
import { Reached } from '../reached'
import { StatusCampanha, tipoText } from '../status'
import { campanhaUrls } from '../urls'
import type { CampanhaMissoesLinhaFragment } from './campanhas.generated'
import { CampanhaMenu } from './menu'

/** A campaign with its kind, period, state and progress. */
export function CampanhaCard({ campanha }: { campanha: CampanhaMissoesLinhaFragment }) {
  const everyTenant = useEveryChurch()
  const { igreja, idCliente: own } = useViewer()
  const { id, idCliente, nomeCampanha, tipoCampanha, dataInicio, dataFim, quantidadeDoacoes: count } = campanha
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <div>
          <h2>
            <Link to={campanhaUrls.doacoes(id)}>{nomeCampanha}</Link>
          </h2>
          <p className={styles.about}>
            <StatusCampanha status={campanha.statusCampanha} />
            <span>{tipoText(tipoCampanha)}</span>
            <span>
              <DateText value={dataInicio} /> a <DateText value={dataFim} />
            </span>
            {everyTenant && <span>Id do Cliente: {idCliente}</span>}
          </p>
        </div>
        <CampanhaMenu campanha={campanha} />
      </header>
      <Reached campanha={campanha} />
      <footer className={styles.foot}>
        <Link to={campanhaUrls.doacoes(id)}>
          {count === 0 ? 'Ver doações' : `Ver ${count} ${count === 1 ? 'doação' : 'doações'}`}
        </Link>
        {campanha.statusCampanha === 'ativa' && !campanha.excluidoEm && (
          <span className={styles.share}>
            <ShareLinks
              lines={[
                `Campanha: ${nomeCampanha}`,
                idCliente === own ? igreja.nome : null,
                `Alvo de ${formatMoney(campanha.alvoCampanha)}, até ${formatDate(dataFim)}`,
              ]}
              path={campanhaUrls.doacoes(id)}
            />
          </span>
        )}
      </footer>
    </li>
  )
}
