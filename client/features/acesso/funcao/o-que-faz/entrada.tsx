import { Button } from '@blueprintjs/core'
import { Envelope } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { useEnviaEmails } from '../../envia-emails'
import { useEnviarLinkSenha, usuarioUrls } from '../../usuario'
import type { OQueFazQuery } from './o-que-faz.generated'
import styles from './o-que-faz.module.css'
import { primeiroNome } from './respostas'

type Props = { usuario: OQueFazQuery['usuario'] }

/** How the person gets in: nothing to do for who signs in already, else the invitation. */
export function Entrada({ usuario }: Props) {
  const { enviarLinkSenha, dialog } = useEnviarLinkSenha()
  const { id, name, email, semAcesso, usuarioAtivo, acoesPermitidas } = usuario
  const nome = primeiroNome(name)
  const emails = useEnviaEmails()
  const may = acoesPermitidas.includes('enviarLinkSenha')
  return (
    <section className={styles.parte} aria-label={`Como ${nome} entra`}>
      <h2>Como {nome} entra</h2>
      {usuarioAtivo !== 1 ? (
        <p>O cadastro está inativo: antes de entrar, ative-o na página da pessoa.</p>
      ) : semAcesso === false ? (
        <p>{nome} já entra no sistema com a sua senha. Nada mais a fazer.</p>
      ) : email ? (
        <>
          <p>
            {nome} ainda não tem senha.{' '}
            {emails
              ? `O convite vai para ${email} e vale por sete dias.`
              : 'Este servidor não envia e-mails: o link do convite aparece aqui, para você entregar.'}
          </p>
          {may && (
            <Button
              variant="outlined"
              icon={<Envelope />}
              text={emails ? 'Enviar convite por e-mail' : 'Criar link de convite'}
              onClick={() => enviarLinkSenha(usuario)}
            />
          )}
        </>
      ) : (
        <p>
          {nome} não tem e-mail no cadastro. Para enviar o convite,{' '}
          <Link to={usuarioUrls.edit(id)}>escreva o endereço</Link>.
        </p>
      )}
      {dialog}
    </section>
  )
}
