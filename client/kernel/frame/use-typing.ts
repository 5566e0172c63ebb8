import { useEffect } from 'react'

/**
 * The bar comes back this late: pressing a button takes the focus from the field, and a button that moved under the
 * finger would not be pressed.
 */
const BACK_MS = 300

/**
 * Marks the page while somebody types: a phone's keyboard leaves no room for the bottom bar (tokens.css). A field that a
 * form focuses by itself opens no keyboard, so only a tap in it or an input counts.
 */
export function useTyping(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { dataset } = document.documentElement
    const isField = (target: EventTarget | null) => target instanceof Element && target.matches(':read-write')
    const begin = ({ target }: Event) => {
      if (!isField(target)) return
      clearTimeout(timer)
      dataset.typing = ''
    }
    const end = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // the keyboard stays when the next field takes the focus
        if (!isField(document.activeElement)) delete dataset.typing
      }, BACK_MS)
    }
    // a focused field that is removed tells nobody that it lost the focus
    const check = () => !isField(document.activeElement) && 'typing' in dataset && end()
    document.addEventListener('click', begin)
    document.addEventListener('input', begin)
    document.addEventListener('focusout', end)
    document.addEventListener('focusin', check)
    document.addEventListener('pointerdown', check)
    return () => {
      document.removeEventListener('click', begin)
      document.removeEventListener('input', begin)
      document.removeEventListener('focusout', end)
      document.removeEventListener('focusin', check)
      document.removeEventListener('pointerdown', check)
      clearTimeout(timer)
      delete dataset.typing
    }
  }, [])
}
