import { Button } from '@blueprintjs/core'
import { useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStale } from '../apollo'
import { useKeptSince } from '../kept/kept-link'
import { Contain, later, useOffline } from '../later'
import { quiet } from '../later/quiet'
import { formatClock, TimeZone } from '../ui'
import styles from './frame.module.css'

/** With the outbox, which no screen needs in order to be shown. */
const Strip = later(async () => (await import('../outbox/strip')).Strip, { place: 'hidden' })

/** One mark of another build may be more than the strip can show. */
const notShown = () => (
  <p className={styles.offline}>
    Não foi possível mostrar o que aguarda neste aparelho. As marcações continuam guardadas.
  </p>
)

/**
 * The notice above every screen while the device is offline, or while the screen shows data that could not be refreshed;
 * with it, what waits on this device for the server.
 */
export function OfflineNotice() {
  const { pathname } = useLocation()
  const offline = useOffline()
  const { stale, again } = useStale()
  const since = useKeptSince()
  const zone = useContext(TimeZone)
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => void quiet().then(() => setQuiet(true)), [])
  return (
    <div role="status">
      {since !== null && (
        <p className={styles.offline}>
          {offline ? 'Sem conexão' : 'A rede não responde'}: dados de {formatClock(since, zone)}.
        </p>
      )}
      {offline && since === null && <p className={styles.offline}>Sem conexão. O que aparece aqui pode ter mudado.</p>}
      {stale && !offline && (
        <p className={styles.offline}>
          Não foi possível atualizar. O que aparece aqui pode ter mudado.{' '}
          <Button variant="outlined" size="small" text="Tentar de novo" onClick={again} />
        </p>
      )}
      {(isQuiet || offline) && (
        <Contain at={pathname} instead={notShown}>
          <Strip />
        </Contain>
      )}
    </div>
  )
}
