import { Button, Callout } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { Form, TextField } from '../../../kernel/form'
import { PublicPage } from '../../../kernel/public-page'
import { knownChurch } from '../../../kernel/session'
import { email, required, useRulesForm } from '../senha'
import { acessoUrls } from '../urls'
import { countError, forgetAttempts, newCode, readAttempts } from './code'
import { useSolicitarRecuperacaoSenhaMutation } from './recuperacao.generated'
import styles from './recuperacao.module.css'
import { useCountdown } from './use-countdown'

const rules = z.object({ email, codigo: required('Digite o código mostrado na tela.') })

export function Component() {
  const [code, setCode] = useState(newCode)
  const [blockedUntil, setBlockedUntil] = useState(() => readAttempts().blockedUntil)
  const [wrong, setWrong] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const form = useRulesForm(rules, { email: '', codigo: '' })
  const [solicitar] = useSolicitarRecuperacaoSenhaMutation({ context: { anonymous: true } })
  const seconds = useCountdown(blockedUntil)
  const [church] = useState(knownChurch)

  const save = async ({ email, codigo }: z.infer<typeof rules>) => {
    const right = codigo.toUpperCase() === code
    setWrong(!right)
    if (!right) return setBlockedUntil(countError())
    const { data } = await solicitar({ variables: { email } })
    forgetAttempts()
    if (data) setDone(data.solicitarRecuperacaoSenha.message)
  }

  if (done) {
    return (
      <PublicPage title="Pedido recebido" lead={done}>
        <p>
          <Link to={acessoUrls.login}>Voltar ao login</Link>
        </p>
      </PublicPage>
    )
  }
  return (
    <PublicPage
      title="Esqueci a senha"
      lead="Informe o seu e-mail para criar uma nova senha."
      foot={
        <p>
          Lembrou? <Link to={acessoUrls.login}>Voltar ao login</Link>
        </p>
      }
    >
      <p>
        Não tem e-mail, ou não lembra com que entra? Peça ajuda a quem cuida do sistema na igreja
        {church && (
          <>
            {' '}
            (<strong>{church.nome}</strong>)
          </>
        )}
        .
      </p>
      <Form form={form} onSave={save} failureText="Não foi possível enviar a solicitação.">
        <TextField control={form.control} name="email" label="E-mail" type="email" autoComplete="email" required />
        <div className={styles.code}>
          <span>Código de verificação</span>
          <output>{code}</output>
          <Button
            variant="minimal"
            icon={<Refresh />}
            aria-label="Gerar outro código"
            onClick={() => setCode(newCode())}
          />
        </div>
        <TextField control={form.control} name="codigo" label="Digite o código acima" maxLength={6} required />
        {wrong && (
          <Callout intent="danger" role="alert" className={styles.wrong}>
            <strong>Código incorreto!</strong> Digite o código corretamente.
          </Callout>
        )}
        <Button
          type="submit"
          intent="primary"
          size="large"
          fill
          text={seconds > 0 ? `Tente novamente em ${seconds} s` : 'Enviar link'}
          disabled={seconds > 0}
          loading={form.formState.isSubmitting}
        />
      </Form>
    </PublicPage>
  )
}
