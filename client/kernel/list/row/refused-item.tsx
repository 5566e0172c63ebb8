import { MenuItem } from '@blueprintjs/core'
import type { JSX } from 'react'
import styles from './refused-item.module.css'

type Props = { icon: JSX.Element; text: string; reason: string }

/** A disabled item of a row's menu, with the reason. */
export function RefusedItem({ icon, text, reason }: Props) {
  return (
    <MenuItem
      disabled
      multiline
      className={styles.item}
      icon={icon}
      title={reason}
      text={
        <>
          {text}
          <small className={styles.reason}>{reason}</small>
        </>
      }
    />
  )
}
