import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Has public/tema.js decide between light and dark anew: what is for paper is always light. */
export const decideAgain = () => window.dispatchEvent(new Event('tema'))

/** Each navigation may lead to paper, or away from it. */
export function useThemeOfPage(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what decides.
  useEffect(() => {
    decideAgain()
  }, [pathname])
}
