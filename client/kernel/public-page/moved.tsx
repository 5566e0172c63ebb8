import { Button } from '@blueprintjs/core'
import { EmptyState } from '../ui'
import { copy } from '../ui/copy'
import styles from './moved.module.css'

/** Instead of a page whose church is on another installation now: its address there, to tap or to copy. */
export function Moved({ address }: { address: string }) {
  return (
    <div role="alert">
      <EmptyState text="Esta igreja mudou de endereço." hint="Esta página agora está aqui:">
        <a className={styles.address} href={address} rel="noreferrer">
          {address}
        </a>
        <Button text="Copiar endereço" onClick={() => copy(address, 'Endereço copiado.')} />
      </EmptyState>
    </div>
  )
}
