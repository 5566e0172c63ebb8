import { useEffect } from 'react'

/** Sets the title of the browser tab: 'Início · Candeia'. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Candeia`
  }, [title])
}
