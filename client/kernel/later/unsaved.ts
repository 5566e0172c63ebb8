import { useEffect, useSyncExternalStore } from 'react'

const forms = new Set<object>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** While `unsaved` is true, registers that leaving the page would lose input. */
export function useUnsavedInput(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const form = {}
    forms.add(form)
    tell()
    return () => {
      forms.delete(form)
      tell()
    }
  }, [unsaved])
}

/** Whether leaving the page would lose input. Other guards use 'beforeunload', so that event is checked too. */
export const hasUnsavedInput = () =>
  forms.size > 0 || !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Whether a form has unsaved input; rerenders when this changes. */
export const useAnyUnsavedInput = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => forms.size > 0,
  )
