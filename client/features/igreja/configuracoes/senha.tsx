import { Button } from '@blueprintjs/core'
import * as z from 'zod/mini'
import { Form } from '../../../kernel/form'
import { toast } from '../../../kernel/ui'
import { CodigoField, comOutroCodigo } from '../../acesso/confirmar-senha'
import { newPassword, PasswordField, password, repeats, useRulesForm } from '../../acesso/senha'
import { Card } from './card'
import styles from './configuracoes.module.css'
import { MinhasSessoesDocument, useAlterarMinhaSenhaMutation } from './seguranca.generated'

const rules = z
  .object({
    atual: password('Informe a senha atual.'),
    nova: newPassword,
    confirmacao: password('Repita a senha.'),
    codigo: z.optional(z.string()),
  })
  .check(repeats('nova'))

const EMPTY = { atual: '', nova: '', confirmacao: '', codigo: '' }

export function Senha() {
  const form = useRulesForm(rules, EMPTY)
  const [alterar] = useAlterarMinhaSenhaMutation({ refetchQueries: [MinhasSessoesDocument], context: { secret: true } })
  const save = async ({ atual, nova, codigo }: z.infer<typeof rules>) => {
    const { data } = await alterar({ variables: { atual, nova, codigo: codigo || undefined } })
    form.reset(EMPTY)
    if (data) toast.success(data.alterarMinhaSenha.message)
  }
  return (
    <Card
      title="Senha"
      text="Depois da troca, as outras sessões abertas são encerradas, e os seus tokens de API e o seu endereço de calendário deixam de valer."
    >
      <div className={styles.body}>
        <Form form={form} onSave={comOutroCodigo(form, save)} failureText="Erro ao atualizar a senha.">
          <PasswordField
            control={form.control}
            name="atual"
            label="Senha atual"
            autoComplete="current-password"
            required
          />
          <CodigoField control={form.control} />
          <PasswordField
            control={form.control}
            name="nova"
            label="Nova senha"
            help="Pelo menos 8 caracteres."
            autoComplete="new-password"
            required
          />
          <PasswordField
            control={form.control}
            name="confirmacao"
            label="Confirme a nova senha"
            autoComplete="new-password"
            required
          />
          <Button type="submit" intent="primary" text="Trocar senha" loading={form.formState.isSubmitting} />
        </Form>
      </div>
    </Card>
  )
}
