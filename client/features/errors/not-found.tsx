import { Button } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { MessagePage } from './message-page'

export function Component() {
  const navigate = useNavigate()
  return (
    <MessagePage title="Página não encontrada" text="O endereço não existe ou mudou de lugar.">
      <Button intent="primary" text="Ir para o início" onClick={() => navigate('/dashboard/home')} />
    </MessagePage>
  )
}
