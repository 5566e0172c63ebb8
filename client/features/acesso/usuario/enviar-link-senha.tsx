import { Button } from '@blueprintjs/core'
import { type ReactNode, useState } from 'react'
import { perfis } from '../../../../schema/rules/perfis'
import { dataOf, errorText } from '../../../kernel/apollo'
import { CopyField } from '../../../kernel/copying'
import { Modal, toast, useConfirm } from '../../../kernel/ui'
import { useAskEnviaEmails } from '../envia-emails'
import { type EnviarLinkSenhaMutation, useEnviarLinkSenhaMutation } from './enviar-link-senha.generated'

interface Addressee {
  name: string
  email?: string | null
  perfil: number
}

/** The reason why a password link cannot be sent to this person. The server has the same rule (refuseLink). */
export const whyNoLink = ({ email }: Pick<Addressee, 'email'>): string =>
  email ? 'Esta pessoa está inativa.' : 'Esta pessoa não tem e-mail.'

const question = ({ name, email, perfil }: Addressee, emails: boolean) => {
  const little = perfil === perfis.none ? ' Sem perfil, verá só o que é seu.' : ''
  return emails
    ? {
        title: 'Enviar link de senha?',
        text: `${name} receberá em ${email} um link para criar a senha.${little}`,
        confirmText: 'Enviar',
      }
    : {
        title: 'Criar link de senha?',
        text: `Este servidor não envia e-mails: o link para criar a senha aparece aqui, para você entregar a ${name}, ou fica guardado com quem cuida do sistema.${little}`,
        confirmText: 'Criar link',
      }
}

/** E-mails the person a link to create a password. Where no e-mails are sent, `dialog` shows the link until it is closed. */
export function useEnviarLinkSenha() {
  const confirm = useConfirm()
  const ask = useAskEnviaEmails()
  const [shown, setShown] = useState<EnviarLinkSenhaMutation['enviarLinkSenha']>()
  const [enviar] = useEnviarLinkSenhaMutation({ context: { secret: true } })

  const enviarLinkSenha = async (usuario: Addressee & { id: number }) => {
    try {
      if (!(await confirm(question(usuario, await ask())))) return
      const answer = dataOf(await enviar({ variables: { id: String(usuario.id) } })).enviarLinkSenha
      if (answer.link) setShown(answer)
      else toast.success(answer.message)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível enviar o link de senha.'))
    }
  }
  const dialog: ReactNode = shown?.link && (
    // it is shown only once, so a click outside must not close the dialog
    <Modal title="Link de senha" onClose={() => setShown(undefined)} canOutsideClickClose={false}>
      <p>{shown.message} Ele vale por 7 dias, uma vez só.</p>
      <CopyField label="Link" value={shown.link} rows={3} share>
        <Button text="Fechar" onClick={() => setShown(undefined)} />
      </CopyField>
    </Modal>
  )
  return { enviarLinkSenha, dialog }
}
