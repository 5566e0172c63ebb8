import { InputGroup, type InputGroupProps } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import styles from './input-with.module.css'

export type InputWithProps = Omit<InputGroupProps, 'leftElement' | 'rightElement'> & {
  /** A short sign before the text, such as 'R$'. */
  before?: ReactNode
  /** A button or a sign, as wide as a field is high, after the text. */
  after?: ReactNode
}

/**
 * An input with something inside it. Blueprint measures a leftElement and a rightElement as soon as they appear, and for
 * each the browser lays out the whole page: a tenth of the time in which a phone opens a list with a period. Here the
 * style sheet knows their widths.
 */
export function InputWith({ before, after, className = '', ...input }: InputWithProps) {
  return (
    <div className={`${styles.input} ${className}`} data-before={before != null} data-after={after != null}>
      {before != null && <span className={styles.before}>{before}</span>}
      <InputGroup {...input} />
      {after != null && <span className={styles.after}>{after}</span>}
    </div>
  )
}
