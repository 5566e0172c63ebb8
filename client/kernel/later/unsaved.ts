import { useEffect } from 'react'

const forms = new Set<object>()

/** Tells that input would be lost with the page, as long as it is so. */
export function useUnsavedInput(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const form = {}
    forms.add(form)
    return () => void forms.delete(form)
  }, [unsaved])
}

/** Whether input would be lost with the page. Whoever guards other work does so in 'beforeunload', so that event is asked too. */
export const hasUnsavedInput = () =>
  forms.size > 0 || !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
