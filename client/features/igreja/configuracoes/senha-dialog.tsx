import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Form, FormFooter } from '../../../kernel/form'
import { Modal } from '../../../kernel/ui'
import { PasswordField, password, useRulesForm } from '../../acesso/senha'

const rules = z.object({ senha: password('Informe a senha atual.') })

type Props = {
  title: string
  text: ReactNode
  saveText: string
  failureText: string
  onSave: (senha: string) => Promise<void>
  onClose: () => void
}

/** Requires the password again before an action that cannot be undone. */
export function SenhaDialog({ title, text, saveText, failureText, onSave, onClose }: Props) {
  const form = useRulesForm(rules, { senha: '' })
  return (
    <Modal title={title} onClose={onClose}>
      <p>{text}</p>
      <Form form={form} onSave={({ senha }) => onSave(senha)} failureText={failureText}>
        <PasswordField
          control={form.control}
          name="senha"
          label="Senha atual"
          autoComplete="current-password"
          required
        />
        <FormFooter form={form} cancel={onClose} saveText={saveText} />
      </Form>
    </Modal>
  )
}
