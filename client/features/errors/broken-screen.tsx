import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { ErrorState } from '../../kernel/ui'

/** Replaces a screen that threw an error. The frame with its menu stays usable. */
export function BrokenScreen() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return <ErrorState text="Não foi possível mostrar esta tela." onRetry={() => window.location.reload()} />
}
