import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Makes public/tema.js choose between light and dark again. */
export const decideAgain = () => window.dispatchEvent(new Event('tema'))

/** Public and printed pages are always light, so each navigation may change the theme of the page. */
export function useThemeOfPage(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme depends on the address.
  useEffect(() => {
    decideAgain()
  }, [pathname])
}
