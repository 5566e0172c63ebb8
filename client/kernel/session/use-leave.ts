import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOffline } from '../later'
import { useConfirm } from '../ui'
import { useSession } from './session'

const KEPT =
  'Há marcações neste aparelho que o servidor ainda não tem. Elas ficam guardadas aqui e só são enviadas quando você entrar de novo.'

const LOST =
  'Há marcações nesta página que o servidor ainda não tem. Este navegador não guarda nada: elas se perdem se você não entrar de novo antes de fechar a página.'

/** What the server lacks of this device, after it was tried to send it, as a question; null when it lacks nothing. */
async function stillWaits(): Promise<string | null> {
  const { outbox } = await import('../outbox/browser')
  if (outbox.count() > 0 && !isOffline()) await outbox.tryNow()
  const { refused, fleeting } = outbox.state()
  if (outbox.count() + refused.length === 0) return null
  return fleeting ? LOST : KEPT
}

/** Signs out; whoever has changes on this device that the server lacks is told so first. */
export function useLeave(): () => Promise<void> {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const confirm = useConfirm()
  // in a network that hangs it takes seconds, in which a person presses again
  const leaving = useRef(false)
  const leave = async () => {
    const text = await stillWaits().catch(() => null)
    if (text && !(await confirm({ title: 'Sair agora?', text, confirmText: 'Sair' }))) return
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
