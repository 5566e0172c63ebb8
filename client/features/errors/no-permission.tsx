import { Button } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { getToken } from '../../kernel/apollo/token'
import { nomeAcao } from '../acesso/acoes'
import { MessagePage } from './message-page'
import { QuemDaAcessoDocument } from './no-permission.generated'

const disjunction = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** This page is outside the provider of Apollo Client, so it loads the client itself. */
async function askForNames(): Promise<readonly string[]> {
  const client = (await import('../../kernel/apollo/client')).client
  const { data } = await client.query({ query: QuemDaAcessoDocument })
  return data?.quemDaAcesso ?? []
}

/** Who can give access, by name; without a session or without the network, in general words. */
function useQuemDaAcesso(): string {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    if (!getToken()) return
    askForNames().then(setNames, () => undefined)
  }, [])
  return names.length > 0 ? `quem pode dar acesso: ${disjunction.format(names)}` : 'o administrador da sua igreja'
}

/** The missing permission, passed on by the guard; null if the user typed this address. */
type Refused = { missing: string; perfil: string } | null

export function Component() {
  const navigate = useNavigate()
  const refused = useLocation().state as Refused
  const quem = useQuemDaAcesso()
  return (
    <MessagePage
      title="Sem permissão"
      text={
        <>
          {refused
            ? `A página pede a permissão “${nomeAcao(refused.missing)}”, que você (${refused.perfil}) não tem nesta igreja.`
            : 'O seu acesso não permite abrir esta página.'}{' '}
          Se você precisa dela, fale com {quem}.
        </>
      }
    >
      <Button intent="primary" text="Ir para o início" onClick={() => navigate('/dashboard/home')} />
    </MessagePage>
  )
}
