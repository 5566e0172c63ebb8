import { Button, Classes, Spinner } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import type { ComponentProps, ReactNode } from 'react'
import { useOffline, withCause } from '../later/network'
import { PageHeader } from './page-header'
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

type ErrorProps = {
  text: string
  onRetry?: () => void
  /** The heading and breadcrumbs, for a screen that has nothing else to show. */
  header?: Pick<ComponentProps<typeof PageHeader>, 'title' | 'crumbs'>
}

/** Shown when something could not be loaded: the error text and a button to try again. */
export function ErrorState({ text, onRetry, header }: ErrorProps) {
  const offline = useOffline()
  const state = (
    <div className={styles.state} role="alert">
      <p className={styles.text}>{offline ? withCause(text) : text}</p>
      {onRetry && (
        <div className={styles.actions}>
          <Button icon={<Refresh />} text="Tentar de novo" onClick={onRetry} />
        </div>
      )}
    </div>
  )
  if (!header) return state
  return (
    <>
      <PageHeader {...header} />
      {state}
    </>
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
