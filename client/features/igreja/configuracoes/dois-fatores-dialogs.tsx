import * as z from 'zod/mini'
import { Form, FormFooter, TextField } from '../../../kernel/form'
import { EuDocument } from '../../../kernel/session'
import { Modal, toast } from '../../../kernel/ui'
import { PasswordField, password as passwordRule, required, useRulesForm } from '../../acesso/senha'
import {
  type PrepararDoisFatoresMutation,
  useDesativarDoisFatoresMutation,
  usePrepararDoisFatoresMutation,
} from './dois-fatores.generated'

const password = passwordRule('Informe a senha atual.')

type PasswordProps = {
  onClose: () => void
  onPrepared: (preparation: PrepararDoisFatoresMutation['prepararDoisFatores']) => void
}

const passwordRules = z.object({ password })

/** Requires the password again: otherwise anybody at an unattended screen could lock the account's owner out. */
export function PasswordDialog({ onClose, onPrepared }: PasswordProps) {
  const form = useRulesForm(passwordRules, { password: '' })
  const [preparar] = usePrepararDoisFatoresMutation({ context: { secret: true } })
  const save = async (variables: z.infer<typeof passwordRules>) => {
    const { data } = await preparar({ variables })
    if (data) onPrepared(data.prepararDoisFatores)
  }
  return (
    <Modal title="Confirme a sua senha" onClose={onClose}>
      <Form form={form} onSave={save} failureText="Não foi possível preparar a verificação em duas etapas.">
        <PasswordField
          control={form.control}
          name="password"
          label="Senha atual"
          autoComplete="current-password"
          required
        />
        <FormFooter form={form} cancel={onClose} saveText="Continuar" />
      </Form>
    </Modal>
  )
}

const deactivateRules = z.object({ password, codigo: required('Informe o código.') })

export function DeactivateDialog({ onClose }: { onClose: () => void }) {
  const form = useRulesForm(deactivateRules, { password: '', codigo: '' })
  const [desativar] = useDesativarDoisFatoresMutation({
    refetchQueries: [EuDocument],
    awaitRefetchQueries: true,
    context: { secret: true },
  })
  const save = async (variables: z.infer<typeof deactivateRules>) => {
    const { data } = await desativar({ variables })
    if (data) toast.success(data.desativarDoisFatores.message)
    onClose()
  }
  return (
    <Modal title="Desativar a verificação em duas etapas" onClose={onClose}>
      <Form form={form} onSave={save} failureText="Não foi possível desativar a verificação em duas etapas.">
        <PasswordField
          control={form.control}
          name="password"
          label="Senha atual"
          autoComplete="current-password"
          required
        />
        <TextField
          control={form.control}
          name="codigo"
          label="Código"
          help="Do aplicativo, ou um código de recuperação."
          autoComplete="one-time-code"
          required
        />
        <FormFooter form={form} cancel={onClose} saveText="Desativar" danger />
      </Form>
    </Modal>
  )
}
