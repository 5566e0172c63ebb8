import { Classes } from '@blueprintjs/core'
import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { instantIn } from '../../../../../schema/rules/dates.js'
import { useCan } from '../../../../kernel/session'
import { StatusDot, TimeZone } from '../../../../kernel/ui'
import { pedidoReservaUrls } from '../../pedido-reserva/urls'
import { hoursText } from '../periodo'
import { reservaUrls } from '../urls'
import type { DisponibilidadeRecursosQuery } from './disponibilidade.generated'
import styles from './disponibilidade.module.css'

type Period = { inicio: string; fim: string }
type Row = DisponibilidadeRecursosQuery['disponibilidadeRecursos']['nodes'][number]

/** One resource: how many units are free for the whole period, and its reservations, as a time bar and as text. */
export function RecursoCard({ row, period }: { row: Row; period: Period }) {
  const timeZone = useContext(TimeZone)
  const { recurso, livres, reservas } = row
  const start = Date.parse(instantIn(timeZone, period.inicio))
  const length = Date.parse(instantIn(timeZone, period.fim)) - start
  const share = (instant: string) => Math.min(1, Math.max(0, (Date.parse(instant) - start) / length)) * 100

  return (
    <article className={styles.card}>
      <header>
        <h2>{recurso.nomeRecurso}</h2>
        <StatusDot
          color={livres > 0 ? (livres < recurso.quantidade ? 'warning' : 'success') : 'danger'}
          text={free(livres, recurso.quantidade)}
        />
      </header>
      <div className={styles.strip} aria-hidden="true">
        {reservas.map((one) => {
          const left = share(one.dataInicio)
          return (
            <span
              key={one.id}
              className={styles.taken}
              style={{
                left: `${left}%`,
                width: `${share(one.dataFim) - left}%`,
                opacity: 0.35 + (0.65 * one.quantidade) / recurso.quantidade,
              }}
            />
          )
        })}
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span>{period.inicio.slice(11)}</span>
        <span>{period.fim.slice(11)}</span>
      </div>
      {reservas.length > 0 && (
        <ul className={styles.reservas}>
          {reservas.map((one) => (
            <li key={one.id}>
              <Link to={`${reservaUrls.list}?reserva=${one.id}`}>{one.finalidade}</Link>
              <span>
                {hoursText(one, timeZone)}
                {recurso.quantidade > 1 && ` · ${one.quantidade} un.`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {livres > 0 && <Take recurso={recurso} period={period} />}
    </article>
  )
}

/** The link for somebody who reserves, or else asks for it. */
function Take({ recurso: { id, nomeRecurso }, period }: Pick<Row, 'recurso'> & { period: Period }) {
  const reserves = useCan('reserva.escrever')
  const asks = useCan('pedidoReserva.pedir')
  if (!reserves && !asks) return null
  const { inicio, fim } = period
  const text = reserves ? 'Reservar' : 'Pedir'
  const times = { dia: inicio.slice(0, 10), das: inicio.slice(11), ate: fim.slice(11) }
  return (
    <Link
      className={`${Classes.BUTTON} ${Classes.OUTLINED} ${styles.reserve}`}
      to={reserves ? reservaUrls.createFor(id, period) : pedidoReservaUrls.createFor(id, times)}
      aria-label={`${text} ${nomeRecurso}`}
    >
      <span className={Classes.BUTTON_TEXT}>{text}</span>
    </Link>
  )
}

function free(livres: number, quantidade: number): string {
  if (quantidade === 1) return livres > 0 ? 'Livre' : 'Reservado'
  return livres > 0 ? `${livres} de ${quantidade} livres` : 'Nenhum livre'
}
