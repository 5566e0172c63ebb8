import { useState } from 'react'

/**
 * For a form whose record somebody else has changed meanwhile: `reload` reads it again, and `reloads` is the form's key, so that
 * it starts anew from what is stored now.
 */
export function useReload(refetch: () => Promise<unknown>): { reloads: number; reload: () => void } {
  const [reloads, setReloads] = useState(0)
  const reload = () =>
    void refetch().then(
      () => setReloads((before) => before + 1),
      () => undefined, // the query's own error is shown by the screen
    )
  return { reloads, reload }
}
