import { useSyncExternalStore } from 'react'
import { decideAgain } from './page'

export type Theme = 'light' | 'dark'

/** 'auto' follows the system. */
export type ThemeChoice = Theme | 'auto'

// public/tema.js reads this key and sets the theme of the page. This module gives the theme to the screens.
const KEY = 'tema'

const system = () => window.matchMedia('(prefers-color-scheme: dark)')

function chosen(): ThemeChoice {
  const stored = localStorage.getItem(KEY)
  return stored === 'dark' || stored === 'auto' ? stored : 'light'
}

function shown(): Theme {
  const choice = chosen()
  if (choice !== 'auto') return choice
  return system().matches ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  const gone = new AbortController()
  const { signal } = gone
  system().addEventListener('change', listener, { signal })
  for (const event of ['storage', 'tema']) window.addEventListener(event, listener, { signal })
  return () => gone.abort()
}

/** The user's choice on this device, by default 'light', and the theme that results from it. */
export function useTheme() {
  const choice = useSyncExternalStore(subscribe, chosen)
  const theme = useSyncExternalStore(subscribe, shown)
  const choose = (next: ThemeChoice) => {
    localStorage.setItem(KEY, next)
    decideAgain()
  }
  return { choice, theme, choose, toggle: () => choose(theme === 'dark' ? 'light' : 'dark') }
}
