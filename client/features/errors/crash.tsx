import { Button } from '@blueprintjs/core'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { reportError } from '../../kernel/errors'
import { MessagePage } from './message-page'

/** Shown when a page throws an error or its code cannot be fetched (no connection, or a new version was published). */
export function Crash() {
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
    reportError(error)
  }, [error])
  return (
    <MessagePage
      title="Algo deu errado"
      text="Não foi possível mostrar esta página. Verifique sua conexão e tente novamente."
    >
      <Button intent="primary" text="Tentar de novo" onClick={() => window.location.reload()} />
    </MessagePage>
  )
}
