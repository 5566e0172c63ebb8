import { AnchorButton, Button, Spinner } from '@blueprintjs/core'
import { useEffect } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { MessagePage } from '../../errors'
import { igrejaUrls } from '../urls'
import { useCheckout } from './use-checkout'

/** Milliseconds for which the success message is shown before the login opens. */
const SHOWN = 3000

/** The server's message begins with the title. */
const DONE = 'Tudo pronto!'

/** The provider's page returns here after the payment. */
export function Component() {
  const { state, retry } = useCheckout('/success-checkout', 'Erro ao concluir o checkout.')
  const navigate = useNavigate()
  const login = useHref(igrejaUrls.login)
  const done = state.step === 'done'

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => navigate(igrejaUrls.login, { replace: true }), SHOWN)
    return () => clearTimeout(timer)
  }, [done, navigate])

  if (state.step === 'done') {
    return (
      <MessagePage title={DONE} text={<span role="status">{state.message.replace(`${DONE} `, '')}</span>}>
        <AnchorButton href={login} text="Ir para o login" />
      </MessagePage>
    )
  }
  if (state.step === 'failed') {
    return (
      <MessagePage title="Pagamento não concluído" text={<span role="alert">{state.text}</span>}>
        {retry && <Button intent="primary" text="Tentar de novo" onClick={() => void retry()} />}
        <AnchorButton href={igrejaUrls.landing} text="Voltar ao início" />
      </MessagePage>
    )
  }
  return (
    <MessagePage title="Processando..." text={<span role="status">Estamos confirmando o seu pagamento.</span>}>
      <Spinner size={28} />
    </MessagePage>
  )
}
