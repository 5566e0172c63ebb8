import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOffline } from '../later'
import { useConfirm } from '../ui'
import { useSession } from './session'

/** Whether the server lacks changes of this device, after it was tried to send them. */
async function stillWaits(): Promise<boolean> {
  const { outbox } = await import('../outbox/browser')
  if (outbox.count() > 0 && !isOffline()) await outbox.tryNow()
  return outbox.count() + outbox.state().refused.length > 0
}

/** Signs out; whoever has changes on this device that the server lacks is told so first. */
export function useLeave(): () => Promise<void> {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const confirm = useConfirm()
  // in a network that hangs it takes seconds, in which a person presses again
  const leaving = useRef(false)
  const leave = async () => {
    if (await stillWaits().catch(() => false)) {
      const text =
        'Há marcações neste aparelho que o servidor ainda não tem. Elas ficam guardadas aqui e só são enviadas quando você entrar de novo.'
      if (!(await confirm({ title: 'Sair agora?', text, confirmText: 'Sair' }))) return
    }
    await signOut()
    // After signing out on purpose, the next sign-in must not return to this page.
    navigate('/login', { replace: true, state: null })
  }
  return async () => {
    if (leaving.current) return
    leaving.current = true
    await leave().finally(() => {
      leaving.current = false
    })
  }
}
