import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Form, FormFooter } from '../../../kernel/form'
import { Modal } from '../../../kernel/ui'
import { PasswordField, password, useRulesForm } from '../senha'
import { CodigoField } from './codigo'
import styles from './confirmar-senha.module.css'
import { comOutroCodigo } from './outro-codigo'

export { ConfirmarCampos } from './campos'
export { CodigoField } from './codigo'
export { comOutroCodigo } from './outro-codigo'

const rule = password('Informe a senha atual.')

/** The operation's field for the password, at which the server reports a wrong one. */
type Field = 'senha' | 'minhaSenha'

const codigo = z.optional(z.string().check(z.maxLength(40)))

const rulesOf = { senha: z.object({ senha: rule, codigo }), minhaSenha: z.object({ minhaSenha: rule, codigo }) }

type Values = Partial<Record<Field | 'codigo', string>>

type Props = {
  title: string
  text: ReactNode
  saveText: string
  failureText: string
  danger?: boolean
  field?: Field
  width?: number
  /** False means that nothing was saved and the dialog stays. */
  onSave: (senha: string, codigo: string | undefined) => Promise<unknown>
  onClose: () => void
}

/** Requires the password again, and the code of who signs in in two steps, before an action that would be dangerous if somebody else used this session. */
export function SenhaDialog(props: Props) {
  const { title, text, saveText, failureText, danger, field = 'senha', width, onSave, onClose } = props
  const rules: z.ZodMiniType<Values, Values> = rulesOf[field]
  const form = useRulesForm(rules, { [field]: '', codigo: '' })
  const save = comOutroCodigo(form, (values) => onSave(values[field] ?? '', values.codigo || undefined))
  return (
    <Modal title={title} onClose={onClose} width={width}>
      <div className={styles.text}>{text}</div>
      <Form form={form} onSave={save} failureText={failureText}>
        <PasswordField
          control={form.control}
          name={field}
          label="Senha atual"
          autoComplete="current-password"
          required
        />
        <CodigoField control={form.control} />
        <FormFooter form={form} cancel={onClose} saveText={saveText} danger={danger} />
      </Form>
    </Modal>
  )
}
