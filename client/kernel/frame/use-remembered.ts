import { useState } from 'react'

/** State that is stored on this device as JSON under the key. */
export function useRemembered<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '') as T
    } catch {
      return initial
    }
  })
  const remember = (next: T) => {
    localStorage.setItem(key, JSON.stringify(next))
    setValue(next)
  }
  return [value, remember]
}
