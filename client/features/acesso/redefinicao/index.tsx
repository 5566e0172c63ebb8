import { Button } from '@blueprintjs/core'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { errorCode } from '../../../kernel/apollo'
import { Form } from '../../../kernel/form'
import { PublicPage } from '../../../kernel/public-page'
import { ErrorState, PageSpinner, toast } from '../../../kernel/ui'
import { useEntrar } from '../entrar'
import { newPassword, PasswordField, password, repeats, useRulesForm } from '../senha'
import { acessoUrls } from '../urls'
import { useRedefinirSenhaMutation, useVerificarTokenSenhaQuery } from './redefinicao.generated'

/** Sets a new password, or the first one after sign-up. Needs a valid token. */
export function Component() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const { data, error, refetch } = useVerificarTokenSenhaQuery({
    variables: { token },
    context: { anonymous: true },
    fetchPolicy: 'network-only',
  })

  useEffect(() => {
    // Without a response it is unknown whether the link is valid, so the page stays until the network is back.
    if (!error || errorCode(error) === undefined) return
    toast.error('Token inválido ou expirado.')
    navigate(acessoUrls.landing, { replace: true })
  }, [error, navigate])

  if (error && !data && errorCode(error) === undefined)
    return (
      <PublicPage title="Criar a senha">
        <ErrorState text="Não foi possível verificar o link." onRetry={() => void refetch().catch(() => undefined)} />
      </PublicPage>
    )
  if (!data) return <PageSpinner />
  return <NewPassword token={token} {...data.verificarTokenSenha} />
}

const rules = z.object({ password: newPassword, confirmacao: password('Repita a senha.') }).check(repeats('password'))

type Props = { token: string; email: string; primeira: boolean; cadastro: boolean }

/** Leads to the sign-in, except after a sign-up: whoever has just proved the e-mail address goes on into the church. */
function NewPassword({ token, email, primeira, cadastro }: Props) {
  const form = useRulesForm(rules, { password: '', confirmacao: '' })
  const navigate = useNavigate()
  const entrar = useEntrar()
  const [redefinir] = useRedefinirSenhaMutation({ context: { anonymous: true } })

  const save = async ({ password }: z.infer<typeof rules>) => {
    const { data } = await redefinir({ variables: { token, password } })
    const signedIn =
      cadastro &&
      (await entrar({ email, password }).then(
        () => true,
        () => false,
      ))
    if (signedIn) toast.success('Senha criada com sucesso. Que bom ter você aqui!')
    else if (data) toast.success(data.redefinirSenha.message)
    navigate(signedIn ? acessoUrls.home : acessoUrls.login, { replace: true })
  }
  return (
    <PublicPage
      title={primeira ? 'Criar a senha' : 'Criar nova senha'}
      lead={
        <>
          Para a conta <strong>{email}</strong>.
        </>
      }
    >
      <Form form={form} onSave={save} failureText="Erro ao atualizar a senha.">
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          control={form.control}
          name="password"
          label="Nova senha"
          help="Pelo menos 8 caracteres."
          autoComplete="new-password"
          required
        />
        <PasswordField
          control={form.control}
          name="confirmacao"
          label="Confirme a senha"
          autoComplete="new-password"
          required
        />
        <Button
          type="submit"
          intent="primary"
          size="large"
          fill
          text="Salvar senha"
          loading={form.formState.isSubmitting}
        />
      </Form>
    </PublicPage>
  )
}
