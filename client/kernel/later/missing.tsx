import { Button } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import type { Cause } from './cause'
import styles from './missing.module.css'
import { useNetworkBack } from './network'
import { hasUnsavedInput } from './unsaved'

/** 'hidden': nothing is shown in place of what no screen needs; it is still loaded again. */
export type Place = 'inline' | 'page' | 'overlay' | 'hidden'

type Props = {
  /** 'broken': it was loaded, and threw an error */
  cause: Cause | 'broken'
  place: Place
  onRetry: () => Promise<void>
  onClose?: (() => void) | undefined
}

const texts: Record<Props['cause'], string> = {
  offline: 'Sem conexão. Esta parte aparece assim que a internet voltar.',
  'new-build': 'Há uma versão nova.',
  remembered: 'Não foi possível carregar esta parte. Atualize a página.',
  trouble: 'Não foi possível carregar esta parte.',
  broken: 'Não foi possível mostrar esta parte.',
}

/** The texts while a form has unsaved input, which a reload would lose. */
const unsavedTexts: Partial<Record<Props['cause'], string>> = {
  'new-build': 'Há uma versão nova. Salve o que preencheu e depois atualize a página.',
  remembered: 'Não foi possível carregar esta parte. Salve o que preencheu e depois atualize a página.',
}

/** The network can come back without an event: a login at a Wi-Fi hotspot, a restarted server. */
const LOOK_AGAIN_MS = 10_000

/** The message in place of a script or screen that could not be loaded: the cause, and how to go on. */
export function Missing({ cause, place, onRetry, onClose }: Props) {
  const [trying, setTrying] = useState(false)
  // only a reload helps
  const old = cause === 'new-build' || cause === 'remembered' || cause === 'broken'
  // A reload would lose unsaved input.
  const [unsaved] = useState(hasUnsavedInput)

  const retry = async () => {
    setTrying(true)
    await onRetry()
    setTrying(false)
  }
  useNetworkBack(() => void retry())
  useEffect(() => {
    if (old) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void onRetry(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [old, onRetry])

  if (place === 'hidden') return null
  const Text = place === 'page' ? 'h1' : 'p'
  return (
    <div className={`${styles.missing} ${styles[place]}`} role="alert">
      <Text>{(unsaved && unsavedTexts[cause]) || texts[cause]}</Text>
      <div className={styles.actions}>
        {old && !unsaved && <Button intent="primary" text="Atualizar" onClick={() => window.location.reload()} />}
        <Button icon={<Refresh />} text="Tentar de novo" loading={trying} onClick={() => void retry()} />
        {onClose && <Button variant="minimal" text="Fechar" onClick={onClose} />}
      </div>
    </div>
  )
}
