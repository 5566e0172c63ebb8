import { Button } from '@blueprintjs/core'
import { useState, useSyncExternalStore } from 'react'
import { hasUnsavedInput, useAnyUnsavedInput } from '../later'
import styles from './shell.module.css'
import { hasNewBuild, onNewBuild, update } from './worker'

/** Offers the new build above every screen, but not while a form has unsaved input: loading it would lose the input. */
export function UpdateNotice() {
  const available = useSyncExternalStore(onNewBuild, hasNewBuild)
  const unsaved = useAnyUnsavedInput()
  const [refused, setRefused] = useState(false)
  if (!available || unsaved) return null
  // other guards than the forms' are known only when they are asked
  const ask = () => (hasUnsavedInput() ? setRefused(true) : update())
  return (
    <p role="status" className={styles.notice}>
      {refused ? 'Há uma versão nova. Salve o que preencheu e depois atualize.' : 'Há uma versão nova.'}{' '}
      <Button variant="outlined" size="small" text="Atualizar" onClick={ask} />
    </p>
  )
}
