import { Button, Callout } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { useViewer } from '../../../../kernel/session'
import { isSubscribed, keepOwner, pushSupport, subscribe, unsubscribe } from '../../../../kernel/shell'
import { StatusDot, toast } from '../../../../kernel/ui'
import { useEnviaEmails } from '../../../acesso/envia-emails'
import { Card } from '../card'
import styles from '../configuracoes.module.css'
import {
  type MeusAvisosTudoFragment,
  useRegistrarAparelhoMutation,
  useRemoverAparelhoMutation,
  useTestarAvisoMutation,
} from './avisos.generated'

type Props = Pick<MeusAvisosTudoFragment, 'chavePublica' | 'aparelhos'>

const TITLE = 'Neste aparelho'

/** Switches the notices of this browser on and off. The browser asks for the permission only after a tap. */
export function EsteAparelho(props: Props) {
  const support = pushSupport()
  const emails = useEnviaEmails()
  if (support === 'after-installing')
    return (
      <Card title={TITLE} text="No iPhone e no iPad, os avisos chegam à Candeia instalada na Tela de Início.">
        <ol className={styles.body}>
          <li>Toque em Compartilhar, o quadrado com a seta para cima.</li>
          <li>Escolha “Adicionar à Tela de Início” e confirme.</li>
          <li>Abra a Candeia pelo ícone novo, entre e volte a esta página.</li>
        </ol>
      </Card>
    )
  if (support === 'no')
    return (
      <Card
        title={TITLE}
        text={`Este navegador não mostra avisos. Eles chegam ${emails ? 'por e-mail, ou ' : ''}em outro aparelho em que você os ligar.`}
      />
    )
  return <Ligar {...props} />
}

function Ligar({ chavePublica, aparelhos }: Props) {
  const { uuid } = useViewer()
  const emails = useEnviaEmails()
  const [permission, setPermission] = useState(Notification.permission)
  const [subscribed, setSubscribed] = useState<boolean>()
  const [busy, setBusy] = useState(false)
  const [registrar] = useRegistrarAparelhoMutation()
  const [remover] = useRemoverAparelhoMutation()
  const [testar, test] = useTestarAvisoMutation()
  const own = aparelhos.find(({ atual }) => atual)
  const on = subscribed && own !== undefined

  useEffect(() => {
    void isSubscribed(uuid)
      .then(setSubscribed)
      .catch(() => setSubscribed(false))
  }, [uuid])

  const run = async (work: () => Promise<void>, failure: string) => {
    setBusy(true)
    await work().catch((error: unknown) => toast.error(errorText(error, failure)))
    setBusy(false)
  }
  const switchOn = () =>
    run(async () => {
      const input = await subscribe(chavePublica)
      setPermission(Notification.permission)
      if (!input) return
      dataOf(await registrar({ variables: { input } }))
      keepOwner(uuid, input)
      setSubscribed(true)
      toast.success('Os avisos estão ligados neste aparelho.')
    }, 'Não foi possível ligar os avisos.')
  const switchOff = () =>
    run(async () => {
      if (own) await remover({ variables: { uuid: own.uuid } })
      await unsubscribe()
      setSubscribed(false)
      toast.success('Os avisos estão desligados neste aparelho.')
    }, 'Não foi possível desligar os avisos.')
  const sendTest = () =>
    testar()
      .then(({ data }) => data && toast.success(data.testarAviso.message))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível enviar o teste.')))

  if (permission === 'denied')
    return (
      <Card title={TITLE}>
        <Callout intent="warning" title="O navegador bloqueia os avisos da Candeia" className={styles.body}>
          Para liberar, toque no ícone ao lado do endereço, abra as permissões do site e permita as notificações. Depois
          atualize esta página.{emails && ' Até lá, os avisos chegam por e-mail.'}
        </Callout>
      </Card>
    )
  return (
    <Card
      title={TITLE}
      text={
        on ? (
          <StatusDot color="success" text="Ligados" />
        ) : (
          'O aparelho avisa na hora, também com a Candeia fechada. A tela bloqueada não mostra nomes nem assuntos.'
        )
      }
      actions={
        on ? (
          <div className={styles.buttons}>
            <Button text="Enviar um teste" loading={test.loading} onClick={sendTest} />
            <Button text="Desligar" aria-label="Desligar neste aparelho" loading={busy} onClick={switchOff} />
          </div>
        ) : (
          <Button
            intent="primary"
            text="Ligar os avisos"
            loading={busy}
            disabled={subscribed === undefined}
            onClick={switchOn}
          />
        )
      }
    />
  )
}
