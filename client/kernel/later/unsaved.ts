import { useEffect } from 'react'

const forms = new Set<object>()

/** While `unsaved` is true, registers that leaving the page would lose input. */
export function useUnsavedInput(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const form = {}
    forms.add(form)
    return () => void forms.delete(form)
  }, [unsaved])
}

/** Whether leaving the page would lose input. Other guards use 'beforeunload', so that event is checked too. */
export const hasUnsavedInput = () =>
  forms.size > 0 || !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
