import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Opens the page of a notice that was tapped while the product is open. A form with unsaved input may refuse, as always. */
export function useNoticeClicks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const { serviceWorker } = navigator
    const open = ({ data }: MessageEvent<{ abrir?: string } | undefined>) => {
      if (data?.abrir?.startsWith('/dashboard/')) navigate(data.abrir)
    }
    serviceWorker?.addEventListener('message', open)
    return () => serviceWorker?.removeEventListener('message', open)
  }, [navigate])
}
