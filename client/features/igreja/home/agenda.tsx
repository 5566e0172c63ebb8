import { Link } from 'react-router-dom'
import { formatLongDate } from '../../../kernel/ui'
import { Card, None } from './card'
import type { HomeData } from './data'
import styles from './home.module.css'

type Props = { agenda: NonNullable<HomeData['agenda']>; hoje: string }

/** The next entries of the church's calendar. */
export function Agenda({ agenda, hoje }: Props) {
  return (
    <Card title="Próximos eventos e ensaios" to="/dashboard/calendario?vista=lista" more="Calendário">
      {agenda.length === 0 ? (
        <None>Nada marcado nos próximos 30 dias.</None>
      ) : (
        <ul className={styles.rows}>
          {agenda.map(({ uuid, titulo, dia, hora, local, caminho }) => (
            <li key={uuid}>
              <time dateTime={hora ? `${dia}T${hora}` : dia} className={styles.day}>
                <strong>{dia.slice(8)}</strong>
                {shortMonth(dia)}
              </time>
              <span className={styles.what}>
                <Link to={caminho}>{titulo}</Link>
                <small>{[when(dia, hora, hoje), local].filter(Boolean).join(' · ')}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const months = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' })
const shortMonth = (dia: string) => months.format(new Date(`${dia}T12:00:00Z`)).replace('.', '')

function when(dia: string, hora: string | null, hoje: string): string {
  const day = dia === hoje ? 'hoje' : (formatLongDate(dia).split(',')[0] ?? '')
  return hora ? `${day}, ${hora}` : day
}
