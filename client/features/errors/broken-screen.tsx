import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { ErrorState } from '../../kernel/ui'

/** In the place of a screen that broke; the frame and its ways to other screens stay. */
export function BrokenScreen() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return <ErrorState text="Não foi possível mostrar esta tela." onRetry={() => window.location.reload()} />
}
