import { Button } from '@blueprintjs/core'
import { Envelope } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { ConvitePorLink } from '../../convite'
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
        <p>O cadastro está inativo. Ative-o na página da pessoa para que {nome} possa entrar.</p>
      ) : semAcesso === false ? (
        <p>{nome} já tem senha e entra no sistema. Não é preciso fazer mais nada.</p>
      ) : email ? (
        <>
          <p>
            {nome} ainda não tem senha.{' '}
            {emails
              ? `O convite vai para ${email} e vale por 7 dias.`
              : 'O sistema não está enviando e-mails: o link do convite aparece aqui, para você entregar.'}
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
        <>
          <p>
            {nome} não tem e-mail no cadastro. Entregue um convite por link ou impresso, ou{' '}
            <Link to={usuarioUrls.edit(id)}>cadastre o e-mail</Link>.
          </p>
          <ConvitePorLink idUsuario={id} nome={nome} />
        </>
      )}
      {dialog}
    </section>
  )
}
