import { Button } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { errorCode } from '../../../kernel/apollo'
import { Form, TextField } from '../../../kernel/form'
import { PublicPage } from '../../../kernel/public-page'
import { forgetChurch, type KnownChurch, knownChurch } from '../../../kernel/session'
import { LOGIN_FAILURE, loadClient, useEntrar } from '../entrar'
import { PasswordField, password, required, useRulesForm } from '../senha'
import { acessoUrls } from '../urls'
import type { Credentials } from './credentials'
import styles from './login.module.css'

const rules = z.object({
  email: required('Informe o e-mail, o telefone ou o nome.', 254),
  password: password('Informe a senha.'),
})

/** With what somebody signs in who has just created a password. */
const justCreated = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'entraCom' in state ? String(state.entraCom) : ''

export function PasswordStep({ onSecondStep }: { onSecondStep: (credentials: Credentials) => void }) {
  const { state } = useLocation()
  const form = useRulesForm(rules, { email: justCreated(state), password: '' })
  const [church, setChurch] = useState(knownChurch)
  const entrar = useEntrar()
  const { isDirty } = form.formState

  useEffect(() => {
    if (isDirty) void loadClient()
  }, [isDirty])

  const save = async (typed: z.infer<typeof rules>) => {
    const credentials = church ? { ...typed, igreja: church.id } : typed
    try {
      await entrar(credentials)
    } catch (error) {
      if (errorCode(error) !== 'TWO_FACTOR_REQUIRED') throw error
      onSecondStep(credentials)
    }
  }
  const leave = () => {
    forgetChurch()
    setChurch(null)
  }
  return (
    <PublicPage
      title="Entrar"
      lead="Que bom ter você aqui."
      foot={
        !church && (
          <p>
            Sua igreja ainda não usa a Candeia? <Link to={acessoUrls.cadastro}>Criar conta</Link>
          </p>
        )
      }
    >
      {church && <Igreja church={church} onLeave={leave} />}
      <Form form={form} onSave={save} failureText={LOGIN_FAILURE}>
        <TextField control={form.control} name="email" label="E-mail, telefone ou nome" autoComplete="username" />
        <PasswordField control={form.control} name="password" label="Senha" autoComplete="current-password" />
        <Button type="submit" intent="primary" size="large" fill text="Entrar" loading={form.formState.isSubmitting} />
      </Form>
      <p>
        <Link to={acessoUrls.esqueciASenha}>Esqueci a senha</Link>
      </p>
    </PublicPage>
  )
}

/** The church of this browser's people, to whom founding another one is not offered. */
function Igreja({ church, onLeave }: { church: KnownChurch; onLeave: () => void }) {
  return (
    <div className={styles.church}>
      <strong>{church.nome}</strong>
      <Button variant="minimal" text="Não é a sua igreja?" onClick={onLeave} />
    </div>
  )
}
