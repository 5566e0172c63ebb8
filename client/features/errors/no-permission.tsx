import { Button } from '@blueprintjs/core'
import { useLocation, useNavigate } from 'react-router-dom'
import { nomeAcao } from '../acesso/acoes'
import { MessagePage } from './message-page'

/** The missing permission, passed on by the guard; null if the user typed this address. */
type Refused = { missing: string; perfil: string } | null

export function Component() {
  const navigate = useNavigate()
  const refused = useLocation().state as Refused
  return (
    <MessagePage
      title="Sem permissão"
      text={
        <>
          {refused
            ? `A página pede a permissão “${nomeAcao(refused.missing)}”, que o perfil ${refused.perfil} não tem.`
            : 'O seu perfil não permite abrir esta página.'}{' '}
          Se você precisa dela, fale com o administrador da sua igreja.
        </>
      }
    >
      <Button intent="primary" text="Ir para o início" onClick={() => navigate('/dashboard/home')} />
    </MessagePage>
  )
}
