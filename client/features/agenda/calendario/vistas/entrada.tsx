import { Link } from 'react-router-dom'
import type { EntradaDoCalendarioFragment } from '../calendario.generated'
import styles from '../calendario.module.css'
import { hoursOn, startOf } from '../hours'
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
          {hours && <span className={styles.hours}>{startOf(hours)}</span>}
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
