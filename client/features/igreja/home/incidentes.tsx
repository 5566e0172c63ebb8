import { Link } from 'react-router-dom'
import { diaDoPrazo } from '../incidente'
import { incidenteUrls } from '../incidente/urls'
import type { IgrejaData } from './data'
import styles from './home.module.css'

/** That somebody must still be told of a security incident, and until when. */
export function Incidentes({ incidentes }: { incidentes: NonNullable<IgrejaData['incidentes']> }) {
  const { semAviso, avisarAte, vencido } = incidentes
  const what = semAviso === 1 ? 'Há um incidente de segurança' : `Há ${semAviso} incidentes de segurança`
  const until = diaDoPrazo(avisarAte)
  return (
    <p className={styles.closing} data-open>
      {what} por avisar: {vencido ? `o prazo terminou ${until}.` : `até ${until}.`}{' '}
      <Link to={incidenteUrls.list}>Incidentes de segurança</Link>
    </p>
  )
}
