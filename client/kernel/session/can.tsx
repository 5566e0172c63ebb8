import type { ReactNode } from 'react'
import { useSession } from './session'

/** Whether the viewer may do this action ('patrimonio.escrever'). The server's answer, never a rule of the client. */
export function useCan(action: string): boolean {
  const { eu } = useSession()
  return eu?.acoes.includes(action) ?? false
}

type CanProps = { action: string; children: ReactNode; fallback?: ReactNode }

export function Can({ action, children, fallback = null }: CanProps) {
  return useCan(action) ? children : fallback
}
