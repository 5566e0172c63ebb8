import { ChevronDown, TickCircle } from '@blueprintjs/icons'
import { type ReactNode, useId, useRef } from 'react'
import { Pill } from '../../../../kernel/ui'
import styles from './primeiros-passos.module.css'

type Props = {
  number: number
  titulo: string
  porque: string
  feito: boolean
  open: boolean
  onToggle: () => void
  /** Receives the button that toggles the step, for focus. */
  heading: (button: HTMLButtonElement | null) => void
  /** The link to the next step, or home from the last one. */
  next: ReactNode
  children: ReactNode
}

/** One step with its title, purpose and state. Its form keeps its input while the step is closed. */
export function Step({ number, titulo, porque, feito, open, onToggle, heading, next, children }: Props) {
  const id = useId()
  const opened = useRef(open)
  opened.current ||= open
  return (
    <li className={styles.step} data-done={feito || undefined} data-open={open || undefined}>
      <h2>
        <button ref={heading} type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <span className={styles.number} aria-hidden="true">
            {feito ? <TickCircle /> : number}
          </span>
          <span className={styles.title}>{titulo}</span>
          <Pill text={feito ? 'Feito' : 'A fazer'} />
          <ChevronDown className={styles.chevron} />
        </button>
      </h2>
      <p className={styles.why}>{porque}</p>
      <div id={id} hidden={!open} className={styles.panel}>
        {opened.current && children}
        <div className={styles.next}>{next}</div>
      </div>
    </li>
  )
}
