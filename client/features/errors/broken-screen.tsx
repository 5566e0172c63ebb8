import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { reportError } from '../../kernel/errors'
import { ErrorState } from '../../kernel/ui'

/** Replaces a screen that threw an error. The frame with its menu stays usable. */
export function BrokenScreen() {
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
    reportError(error)
  }, [error])
  const retry = () => window.location.reload()
  return <ErrorState header={{ title: 'Algo deu errado' }} text="Não foi possível mostrar esta tela." onRetry={retry} />
}
