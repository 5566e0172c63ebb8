import { Button } from '@blueprintjs/core'
import { Link, useNavigate, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { errorCode, errorText } from '../../../../kernel/apollo'
import { Form, TextField } from '../../../../kernel/form'
import { PublicPage } from '../../../../kernel/public-page'
import { ErrorState, PageSpinner, toast } from '../../../../kernel/ui'
import { newPassword, PasswordField, password, repeats, required, useRulesForm } from '../../senha'
import { acessoUrls } from '../../urls'
import { useAceitarConviteMutation, useVerificarConviteQuery, type VerificarConviteQuery } from './pagina.generated'

const title = 'Criar a senha'

/** Whoever was handed an invitation answers what it asks and creates the first password. */
export function Component() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useVerificarConviteQuery({
    variables: { token },
    context: { anonymous: true },
    fetchPolicy: 'network-only',
  })
  if (data) return <Aceitar token={token} convite={data.verificarConvite} />
  if (!error) return <PageSpinner />
  // without a response it is unknown whether the link works
  if (errorCode(error) === undefined)
    return (
      <PublicPage title={title}>
        <ErrorState
          text="Não foi possível verificar o convite."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </PublicPage>
    )
  return (
    <PublicPage title="Convite" lead={errorText(error, 'Este convite não vale mais.')}>
      <p>
        <Link to={acessoUrls.login}>Ir para o login</Link>
      </p>
    </PublicPage>
  )
}

const perguntas: Record<string, { label: string; help: string }> = {
  dataNascimento: { label: 'Data de nascimento', help: 'Dia, mês e ano, como 31/12/1990 ou 31121990.' },
  telefone: {
    label: 'Os quatro últimos números do seu telefone',
    help: 'Do telefone que está no seu cadastro na igreja.',
  },
}

const rules = z
  .object({
    resposta: required('Responda para continuar.', 20),
    nomeAcesso: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(60)))),
    password: newPassword,
    confirmacao: password('Repita a senha.'),
  })
  .check(repeats('password'))

type Props = { token: string; convite: VerificarConviteQuery['verificarConvite'] }

function Aceitar({ token, convite }: Props) {
  const { igreja, nome, pedirSegundoDado, temEmail, temTelefone } = convite
  const form = useRulesForm(rules, { resposta: '', nomeAcesso: '', password: '', confirmacao: '' })
  const { control } = form
  const navigate = useNavigate()
  const [aceitar] = useAceitarConviteMutation({ context: { anonymous: true } })
  const pergunta = perguntas[pedirSegundoDado]
  const means = [temEmail && 'o seu e-mail', temTelefone && 'o seu telefone'].filter(Boolean).join(' ou ')

  const save = async ({ resposta, nomeAcesso, password }: z.infer<typeof rules>) => {
    const { data } = await aceitar({ variables: { token, resposta, password, nomeAcesso: nomeAcesso || null } })
    if (!data) return
    toast.success(data.aceitarConvite.message)
    navigate(acessoUrls.login, { replace: true, state: { entraCom: data.aceitarConvite.entraCom } })
  }
  return (
    <PublicPage
      title={title}
      lead={
        <>
          Olá, {nome}! <strong>{igreja}</strong> convidou você. Confirme que é você e crie a sua senha.
        </>
      }
    >
      <Form form={form} onSave={save} failureText="Não foi possível criar a senha.">
        <TextField
          control={control}
          name="resposta"
          label={pergunta?.label ?? 'Confirmação'}
          help={pergunta?.help}
          type="tel"
          autoComplete="off"
          required
        />
        {!temEmail && (
          <TextField
            control={control}
            name="nomeAcesso"
            label="Nome para entrar"
            help={
              means
                ? `Não é obrigatório: sem ele, você entra com ${means}.`
                : 'Como ana.souza. Depois da senha, mostramos o nome completo.'
            }
            autoComplete="username"
            required={!means}
          />
        )}
        <PasswordField
          control={control}
          name="password"
          label="Senha"
          help="Pelo menos 8 caracteres."
          autoComplete="new-password"
          required
        />
        <PasswordField
          control={control}
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
          text="Criar senha"
          loading={form.formState.isSubmitting}
        />
      </Form>
    </PublicPage>
  )
}
