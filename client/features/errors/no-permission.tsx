import { Button } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { MessagePage } from './message-page'

export function Component() {
  const navigate = useNavigate()
  return (
    <MessagePage
      title="Sem permissão"
      text="O seu perfil não permite abrir esta página. Se você precisa dela, fale com o administrador da sua igreja."
    >
      <Button intent="primary" text="Ir para o início" onClick={() => navigate('/dashboard/home')} />
    </MessagePage>
  )
}
