import { current } from './running.js'

/** Milliseconds after which whoever waits for a server outside leaves its place to others. */
const soonMs = 500

/** Waits for others, such as for a turn. This time is not the work's own. */
export async function waited<T>(run: () => Promise<T>): Promise<T> {
  const work = current()?.work
  if (!work) return run()
  const began = performance.now()
  try {
    return await run()
  } finally {
    work.waited = (work.waited ?? 0) + performance.now() - began
  }
}

/**
 * Waits for a server outside. That costs this process nothing, so while it takes long others have the place: banks and
 * receivers that hang do not keep anybody waiting, however many they are.
 */
export function outside<T>(run: () => Promise<T>): Promise<T> {
  const work = current()?.work
  if (!work) return run()
  let away = false
  const timer = setTimeout(() => {
    away = true
    work.away?.(true)
  }, soonMs)
  return waited(run).finally(() => {
    clearTimeout(timer)
    if (away) work.away?.(false)
  })
}
