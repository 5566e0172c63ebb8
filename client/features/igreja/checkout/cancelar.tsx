import { AnchorButton, Button, Spinner } from '@blueprintjs/core'
import { useHref } from 'react-router-dom'
import { MessagePage } from '../../errors'
import { igrejaUrls } from '../urls'
import { useCheckout } from './use-checkout'

/** The provider's page returns here when the person cancels the payment. The sign-up is then deleted. */
export function Component() {
  const { state, retry } = useCheckout('/delete-customer', 'Erro ao excluir o cliente.')
  const cadastro = useHref(igrejaUrls.cadastro)

  if (state.step === 'done') {
    return (
      <MessagePage title="Cadastro cancelado" text={<span role="status">{state.message}</span>}>
        <AnchorButton intent="primary" href={cadastro} text="Cadastrar de novo" />
        <AnchorButton href={igrejaUrls.landing} text="Voltar ao início" />
      </MessagePage>
    )
  }
  if (state.step === 'failed') {
    return (
      <MessagePage title="Cadastro não cancelado" text={<span role="alert">{state.text}</span>}>
        {retry && <Button intent="primary" text="Tentar de novo" onClick={() => void retry()} />}
        <AnchorButton href={igrejaUrls.landing} text="Voltar ao início" />
      </MessagePage>
    )
  }
  return (
    <MessagePage title="Processando..." text={<span role="status">Estamos cancelando o seu cadastro.</span>}>
      <Spinner size={28} />
    </MessagePage>
  )
}
