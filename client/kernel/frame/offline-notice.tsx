import { useOffline } from '../later'
import styles from './frame.module.css'

/** The notice above every screen while the device is offline. */
export function OfflineNotice() {
  const offline = useOffline()
  return (
    <div role="status">
      {offline && <p className={styles.offline}>Sem conexão. O que aparece aqui pode ter mudado.</p>}
    </div>
  )
}
