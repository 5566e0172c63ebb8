import { Button } from '@blueprintjs/core'
import * as z from 'zod/mini'
import { Form, TextField } from '../../../kernel/form'
import { PublicPage } from '../../../kernel/public-page'
import { LOGIN_FAILURE, useEntrar } from '../entrar'
import { required, useRulesForm } from '../senha'
import type { Credentials } from './credentials'

const rules = z.object({ codigo: required('Informe o código.') })

type Props = { credentials: Credentials; onBack: () => void }

export function CodeStep({ credentials, onBack }: Props) {
  const form = useRulesForm(rules, { codigo: '' })
  const entrar = useEntrar()
  return (
    <PublicPage
      title="Verificação em duas etapas"
      lead="Digite o código do seu aplicativo autenticador ou um dos códigos de recuperação."
    >
      <Form form={form} onSave={({ codigo }) => entrar({ ...credentials, codigo })} failureText={LOGIN_FAILURE}>
        <TextField control={form.control} name="codigo" label="Código" autoComplete="one-time-code" maxLength={32} />
        <Button type="submit" intent="primary" size="large" fill text="Entrar" loading={form.formState.isSubmitting} />
      </Form>
      <p>
        <Button variant="minimal" text="Voltar" onClick={onBack} />
      </p>
    </PublicPage>
  )
}
