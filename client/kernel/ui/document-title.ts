import { useEffect } from 'react'

/** Names the browser's tab: 'Patrimônios · Candeia'. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Candeia`
  }, [title])
}
