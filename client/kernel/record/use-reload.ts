import { useState } from 'react'
import { errorText } from '../apollo'
import { toast } from '../ui'

/**
 * For a form whose record another user has changed: `reload` loads the record again. `reloads` is the key of the form,
 * so that the form then starts from the stored values.
 */
export function useReload(refetch: () => Promise<unknown>): { reloads: number; reload: () => void } {
  const [reloads, setReloads] = useState(0)
  const reload = () =>
    void refetch().then(
      () => setReloads((before) => before + 1),
      // If loading fails, the form keeps the typed values.
      (error) => toast.error(errorText(error, 'Não foi possível recarregar os dados.')),
    )
  return { reloads, reload }
}
