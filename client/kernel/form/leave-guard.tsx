import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useConfirm } from '../ui'
import type { ZodForm } from './zod-form'

type Props<In extends FieldValues, Out> = {
  form: ZodForm<In, Out>
  /** Unsaved work outside the fields, such as a selected picture. */
  dirty?: boolean
}

/** Guards one form. Only one per screen. */
export function LeaveGuard<In extends FieldValues, Out>({ form, dirty = false }: Props<In, Out>) {
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState
  useLeaveGuard((isDirty || dirty) && !isSubmitting && !isSubmitSuccessful)
  return null
}

/**
 * While `active`, requests a confirmation before unsaved work is left, inside the application and when the tab is
 * closed. Only one per screen.
 * @param closing whether closing the tab loses work, which may be true of what leaving the screen keeps
 */
export function useLeaveGuard(active: boolean, closing = active): void {
  const blocker = useBlocker(
    // Two addresses are the same form when path and query are equal. A command may open an empty form at the path of
    // the current form, with another query. Tabs of one screen only replace the address.
    ({ currentLocation, nextLocation, historyAction }) =>
      active &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (historyAction !== 'REPLACE' && currentLocation.search !== nextLocation.search)),
  )
  const confirm = useConfirm()

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    confirm({
      title: 'Sair sem salvar?',
      text: 'O que você preencheu será perdido.',
      confirmText: 'Sair sem salvar',
      danger: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm])

  useEffect(() => {
    if (!closing) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [closing])
}
