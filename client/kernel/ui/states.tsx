import { Button, Classes, Spinner } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useOffline, withCause } from '../later/network'
import styles from './states.module.css'

type SkeletonProps = { width?: number | string; height?: number | string }

/** Grey bar in the place of text that is still loading. */
export function Skeleton({ width = '70%', height = 16 }: SkeletonProps) {
  return <span className={`${Classes.SKELETON} ${styles.skeleton}`} style={{ width, height }} aria-hidden="true" />
}

type EmptyProps = { text: string; hint?: string; icon?: ReactNode; children?: ReactNode }

/** Shown when there are no records yet: a text, and what the user can do (children). */
export function EmptyState({ text, hint, icon, children }: EmptyProps) {
  return (
    <div className={styles.state}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.text}>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

type ErrorProps = { text: string; onRetry?: () => void }

/** Shown when something could not be loaded: the error text and a button to try again. */
export function ErrorState({ text, onRetry }: ErrorProps) {
  const offline = useOffline()
  return (
    <div className={styles.state} role="alert">
      <p className={styles.text}>{offline ? withCause(text) : text}</p>
      {onRetry && (
        <div className={styles.actions}>
          <Button icon={<Refresh />} text="Tentar novamente" onClick={onRetry} />
        </div>
      )}
    </div>
  )
}

/** Shown while a whole page is loading. */
export function PageSpinner() {
  return (
    <div className={styles.page} role="status">
      <Spinner size={28} />
      <span className="visually-hidden">Carregando...</span>
    </div>
  )
}
