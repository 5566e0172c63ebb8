import { useState } from 'react'
import { errorText } from '../apollo'
import { toast } from '../ui'

/**
 * For a form whose record somebody else has changed meanwhile: `reload` reads it again, and `reloads` is the form's key, so that
 * it starts anew from what is stored now.
 */
export function useReload(refetch: () => Promise<unknown>): { reloads: number; reload: () => void } {
  const [reloads, setReloads] = useState(0)
  const reload = () =>
    void refetch().then(
      () => setReloads((before) => before + 1),
      // The form stays with what was typed.
      (error) => toast.error(errorText(error, 'Não foi possível recarregar os dados.')),
    )
  return { reloads, reload }
}
