import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { cadastroInput } from '../../../../schema/rules/igreja/cadastro.input'
import type { CadastroInput } from '../../../gql/types'
import { Form, TextField, useZodForm } from '../../../kernel/form'
import { PublicPage } from '../../../kernel/public-page'
import { ErrorState, PageSpinner } from '../../../kernel/ui'
import { type Oferta, useOferta } from '../publico'
import { igrejaUrls } from '../urls'
import { useCadastrarIgrejaMutation } from './cadastrar-igreja.generated'
import { PlanChoice } from './plan-choice'

const title = 'Criar conta'

/**
 * Sign-up: church, name, e-mail and, if this installation charges, the plan. The password is set through an e-mailed
 * link.
 */
export function Component() {
  const { oferta, failed, retry } = useOferta()
  if (failed)
    return (
      <PublicPage title={title}>
        <ErrorState text="Erro na conexão com o servidor." onRetry={retry} />
      </PublicPage>
    )
  return oferta ? <Cadastro oferta={oferta} /> : <PageSpinner />
}

/**
 * Leaves for the provider's page. The form stays disabled until that page has loaded. The browser's button 'back' shows
 * this page as it was left; then the form can be used again. False: nothing was saved that the form may forget.
 */
const leaveFor = (page: string): Promise<false> =>
  new Promise((resolve) => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      window.removeEventListener('pageshow', back)
      resolve(false)
    }
    window.addEventListener('pageshow', back)
    location.assign(page)
  })

type Sent = { email: string; message: string; enviado: boolean; link: string | null }

function Cadastro({ oferta: { cobranca, planos } }: { oferta: Oferta }) {
  const asked = useSearchParams()[0].get('plano')
  const [sent, setSent] = useState<Sent | null>(null)
  const form = useZodForm(cadastroInput, {
    nomeIgreja: '',
    name: '',
    email: '',
    plano: planos.find(({ codigo }) => codigo === asked)?.codigo ?? null,
  })
  const plan = useController({ control: form.control, name: 'plano' })
  const [cadastrar] = useCadastrarIgrejaMutation({ context: { anonymous: true } })

  const save = async (input: CadastroInput) => {
    const { data } = await cadastrar({ variables: { input } })
    const page = data?.cadastrarIgreja.checkoutUrl
    if (page) return leaveFor(page)
    if (data) setSent({ email: input.email, ...data.cadastrarIgreja })
  }

  if (sent) {
    return (
      <PublicPage title={sent.enviado ? 'Verifique seu e-mail' : 'Cadastro recebido'} lead={sent.message}>
        {sent.enviado ? (
          <p>
            Enviamos para <strong>{sent.email}</strong> o link para criar a sua senha. Se não chegar em alguns minutos,
            olhe também a caixa de spam.
          </p>
        ) : (
          <p>
            {sent.link ? (
              <a href={sent.link}>Criar a minha senha</a>
            ) : (
              'Peça o link para criar a sua senha a quem cuida do sistema.'
            )}
          </p>
        )}
        <p>
          <Link to={igrejaUrls.login}>Ir para o login</Link>
        </p>
      </PublicPage>
    )
  }
  return (
    <PublicPage
      title={title}
      lead="Comece a organizar a sua igreja em poucos minutos."
      foot={
        <p>
          Já tem conta? <Link to={igrejaUrls.login}>Entrar</Link>
        </p>
      }
    >
      <Form form={form} onSave={save} failureText="Não foi possível criar a conta.">
        <TextField
          control={form.control}
          name="nomeIgreja"
          label="Nome da igreja"
          autoComplete="organization"
          required
        />
        <TextField control={form.control} name="name" label="Seu nome" autoComplete="name" required />
        <TextField control={form.control} name="email" label="E-mail" type="email" autoComplete="email" required />
        {cobranca && (
          <PlanChoice
            planos={planos}
            value={plan.field.value}
            error={plan.fieldState.error?.message}
            onChange={plan.field.onChange}
          />
        )}
        <Button
          type="submit"
          intent="primary"
          size="large"
          fill
          text={cobranca ? 'Continuar para o pagamento' : 'Criar conta'}
          loading={form.formState.isSubmitting}
        />
      </Form>
      <p>
        Ao criar a conta, você concorda com os <Link to={igrejaUrls.termos}>termos e condições</Link>.
      </p>
    </PublicPage>
  )
}
