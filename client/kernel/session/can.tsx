import type { ReactNode } from 'react'
import type { Action } from '../../gql/actions'
import { useSession } from './session'

/** Whether the current user may do this action ('<resource>.escrever'). The server decides this, never the client. */
export function useCan(action: Action): boolean {
  const { eu } = useSession()
  return eu?.acoes.includes(action) ?? false
}

type CanProps = { action: Action; children: ReactNode; fallback?: ReactNode }

/** Shows its children to people who may do this action, and `fallback` or nothing to other people. */
export function Can({ action, children, fallback = null }: CanProps) {
  return useCan(action) ? children : fallback
}
