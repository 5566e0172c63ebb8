import { Link } from 'react-router-dom'
import type { EntradaDoCalendarioFragment } from '../calendario.generated'
import styles from '../calendario.module.css'
import { useKinds } from '../kinds'

/** The entries of each shown day. */
export type Entries = ReadonlyMap<string, readonly EntradaDoCalendarioFragment[]>

type Props = {
  entrada: EntradaDoCalendarioFragment
  /** the day in whose column or list the entry is shown */
  day: string
  /** whether to show hours, place and kind as text, too */
  full?: boolean
}

/** One entry, with a link to its record. */
export function Entrada({ entrada, day, full }: Props) {
  const { tipo, titulo, local, caminho, cancelado } = entrada
  const kind = useKinds().kindOf(tipo)
  const hours = hoursOn(entrada, day)
  return (
    <Link
      to={caminho}
      className={styles.entry}
      data-tone={kind.tone}
      data-cancelled={cancelado || undefined}
      title={titulo}
    >
      {full ? (
        <>
          <span className={styles.hours}>{hours ?? 'Dia inteiro'}</span>
          <span className={styles.what}>
            <span className={styles.name}>{titulo}</span>
            <span className={styles.detail}>
              {[kind.one, local].filter(Boolean).join(' · ')}
              {cancelado && ' · Cancelado'}
            </span>
          </span>
        </>
      ) : (
        <>
          {hours && <span className={styles.hours}>{hours.slice(0, 5)}</span>}
          <span className={styles.name}>{titulo}</span>
          <span className="visually-hidden">
            , {kind.one}
            {cancelado && ', cancelado'}
          </span>
        </>
      )}
    </Link>
  )
}

/** '19:30' or '19:30 às 21:00'; on the last of several days 'até 12:00'; null for the whole day */
function hoursOn(
  { diaInteiro, dia, ultimoDia, hora, horaFim }: EntradaDoCalendarioFragment,
  day: string,
): string | null {
  if (diaInteiro || hora === null) return null
  if (dia === ultimoDia) return horaFim ? `${hora} às ${horaFim}` : hora
  if (day === dia) return hora
  return day === ultimoDia && horaFim ? `até ${horaFim}` : null
}
