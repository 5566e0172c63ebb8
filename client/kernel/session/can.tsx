import type { ReactNode } from 'react'
import type { Action } from '../../gql/actions'
import { useSession } from './session'

/** Whether the viewer may do this action ('<resource>.escrever'). The server's answer, never a rule of the client. */
export function useCan(action: Action): boolean {
  const { eu } = useSession()
  return eu?.acoes.includes(action) ?? false
}

type CanProps = { action: Action; children: ReactNode; fallback?: ReactNode }

/** Shows its children to those who may do this action, to the others `fallback` or nothing. */
export function Can({ action, children, fallback = null }: CanProps) {
  return useCan(action) ? children : fallback
}
