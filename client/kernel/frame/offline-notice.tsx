import { useOffline } from '../later'
import styles from './frame.module.css'

/** Above every screen while the network is gone. */
export function OfflineNotice() {
  const offline = useOffline()
  return (
    <div role="status">
      {offline && <p className={styles.offline}>Sem conexão. O que aparece aqui pode ter mudado.</p>}
    </div>
  )
}
