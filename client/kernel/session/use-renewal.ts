import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getPreview, offerRenewal, setToken } from '../apollo'
import { hasUnsavedInput } from '../later'
import { setSigned } from '../outbox/signed'
import { takeOver } from '../shell/push'
import { closeToasts, toast } from '../ui'
import { signIn } from './open-close'
import type { Entered } from './sign-in-again'

const SOMEBODY_ELSE = 'Outra pessoa entrou: o que estava preenchido não foi enviado.'

/**
 * When this person's session expires and there is unsaved input, `asking` is true until somebody has signed in or left.
 * The waiting save then continues only for the same person. For another one, `replaced` is true until `onAnother` shows
 * that person's screens.
 */
export function useRenewal(id: number | undefined, onAnother: () => void) {
  const navigate = useNavigate()
  const [answer, setAnswer] = useState<(token: string | null) => void>()
  const [replaced, setReplaced] = useState(false)

  useEffect(() => {
    if (id === undefined) return
    return offerRenewal(() => {
      // what is typed in a preview cannot be saved
      if (getPreview() || !hasUnsavedInput()) return null
      return () => new Promise<string | null>((resolve) => setAnswer(() => resolve))
    })
  }, [id])

  const close = (token: string | null) => {
    answer?.(token)
    setAnswer(undefined)
  }
  const enter = async ({ token, eu }: Entered) => {
    if (eu.id === id) {
      await takeOver(eu.uuid).catch(() => undefined)
      setToken(token, 'renewed')
      return close(token)
    }
    setReplaced(true)
    setSigned(null)
    await signIn(token, eu)
    close(null)
    closeToasts()
    toast.info(SOMEBODY_ELSE)
    // the other person may not be allowed to see the screen that is left
    await navigate('/dashboard/home', { replace: true })
    onAnother()
  }
  return { asking: answer !== undefined, replaced, enter, leave: () => close(null) }
}
