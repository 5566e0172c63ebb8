import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

export type Theme = 'light' | 'dark'

// public/tema.js reads the same key before the first paint.
const KEY = 'tema'
const listeners = new Set<() => void>()

const stored = (): Theme => (localStorage.getItem(KEY) === 'dark' ? 'dark' : 'light')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Light by default; the choice is stored on this device. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, stored)
  const setTheme = (next: Theme) => {
    localStorage.setItem(KEY, next)
    for (const listener of listeners) listener()
  }
  return { theme, setTheme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}

/** Only the signed-in part uses the chosen theme; public pages are always light (also in public/tema.js). */
export function useThemeOfPage(): void {
  const { theme } = useTheme()
  const { pathname } = useLocation()
  const dark = theme === 'dark' && /^\/(dashboard|auth)(\/|$)/.test(pathname)
  useEffect(() => {
    document.documentElement.classList.toggle('bp6-dark', dark)
  }, [dark])
}
