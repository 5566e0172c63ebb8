import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Form, FormFooter } from '../../../kernel/form'
import { Modal } from '../../../kernel/ui'
import { PasswordField, password, useRulesForm } from '../senha'
import styles from './confirmar-senha.module.css'

export { ConfirmarCampos } from './campos'
export { comOutroCodigo } from './outro-codigo'

const rule = password('Informe a senha atual.')

/** The operation's field for the password, at which the server reports a wrong one. */
type Field = 'senha' | 'minhaSenha'

const rulesOf = { senha: z.object({ senha: rule }), minhaSenha: z.object({ minhaSenha: rule }) }

type Props = {
  title: string
  text: ReactNode
  saveText: string
  failureText: string
  danger?: boolean
  field?: Field
  width?: number
  /** False means that nothing was saved and the dialog stays. */
  onSave: (senha: string) => Promise<unknown>
  onClose: () => void
}

/** Requires the password again before an action that would be dangerous if somebody else used this session. */
export function SenhaDialog(props: Props) {
  const { title, text, saveText, failureText, danger, field = 'senha', width, onSave, onClose } = props
  const rules: z.ZodMiniType<Partial<Record<Field, string>>, Partial<Record<Field, string>>> = rulesOf[field]
  const form = useRulesForm(rules, { [field]: '' })
  return (
    <Modal title={title} onClose={onClose} width={width}>
      <div className={styles.text}>{text}</div>
      <Form form={form} onSave={(values) => onSave(values[field] ?? '')} failureText={failureText}>
        <PasswordField
          control={form.control}
          name={field}
          label="Senha atual"
          autoComplete="current-password"
          required
        />
        <FormFooter form={form} cancel={onClose} saveText={saveText} danger={danger} />
      </Form>
    </Modal>
  )
}
