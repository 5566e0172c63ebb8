import { Button } from '@blueprintjs/core'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { errorCode } from '../../../kernel/apollo'
import { Form, TextField } from '../../../kernel/form'
import { PublicPage } from '../../../kernel/public-page'
import { LOGIN_FAILURE, loadClient, useEntrar } from '../entrar'
import { email, PasswordField, password, useRulesForm } from '../senha'
import { acessoUrls } from '../urls'
import type { Credentials } from './credentials'

const rules = z.object({ email, password: password('Informe a senha.') })

export function PasswordStep({ onSecondStep }: { onSecondStep: (credentials: Credentials) => void }) {
  const form = useRulesForm(rules, { email: '', password: '' })
  const entrar = useEntrar()
  const { isDirty } = form.formState

  useEffect(() => {
    if (isDirty) void loadClient()
  }, [isDirty])

  const save = async (credentials: Credentials) => {
    try {
      await entrar(credentials)
    } catch (error) {
      if (errorCode(error) !== 'TWO_FACTOR_REQUIRED') throw error
      onSecondStep(credentials)
    }
  }
  return (
    <PublicPage
      title="Entrar"
      lead="Que bom ter você aqui."
      foot={
        <p>
          Sua igreja ainda não usa a Candeia? <Link to={acessoUrls.cadastro}>Criar conta</Link>
        </p>
      }
    >
      <Form form={form} onSave={save} failureText={LOGIN_FAILURE}>
        <TextField control={form.control} name="email" label="E-mail" type="email" autoComplete="username" />
        <PasswordField control={form.control} name="password" label="Senha" autoComplete="current-password" />
        <Button type="submit" intent="primary" size="large" fill text="Entrar" loading={form.formState.isSubmitting} />
      </Form>
      <p>
        <Link to={acessoUrls.esqueciASenha}>Esqueci a senha</Link>
      </p>
    </PublicPage>
  )
}
