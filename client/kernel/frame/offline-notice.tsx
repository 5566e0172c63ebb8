import { Button } from '@blueprintjs/core'
import { useStale } from '../apollo'
import { useOffline } from '../later'
import styles from './frame.module.css'

/** The notice above every screen while the device is offline, or while the screen shows data that could not be refreshed. */
export function OfflineNotice() {
  const offline = useOffline()
  const { stale, again } = useStale()
  return (
    <div role="status">
      {offline && <p className={styles.offline}>Sem conexão. O que aparece aqui pode ter mudado.</p>}
      {stale && !offline && (
        <p className={styles.offline}>
          Não foi possível atualizar. O que aparece aqui pode ter mudado.{' '}
          <Button variant="outlined" size="small" text="Tentar novamente" onClick={again} />
        </p>
      )}
    </div>
  )
}
