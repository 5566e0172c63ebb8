import { useEffect } from 'react'

/**
 * The bar comes back this late: pressing a button takes the focus from the field, and a button that moved under the
 * finger would not be pressed.
 */
const BACK_MS = 300

/** Marks the page while a field has the focus: a phone's keyboard leaves no room for the bottom bar (tokens.css). */
export function useTyping(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { dataset } = document.documentElement
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':read-write')) return
      clearTimeout(timer)
      dataset.typing = ''
    }
    const leave = () => {
      clearTimeout(timer)
      timer = setTimeout(() => delete dataset.typing, BACK_MS)
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
      clearTimeout(timer)
      delete dataset.typing
    }
  }, [])
}
