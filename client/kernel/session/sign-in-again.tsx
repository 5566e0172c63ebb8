import { Button, Classes } from '@blueprintjs/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { client, errorCode, errorText } from '../apollo'
import { Modal, useUnsavedInModal } from '../ui'
import { EntrarDeNovoDocument, type EntrarDeNovoMutation } from './session.generated'
import styles from './sign-in-again.module.css'

export type Entered = EntrarDeNovoMutation['entrar']

type Props = {
  /** with what the person signs in */
  who: string
  igreja: number
  onEnter: (entered: Entered) => void
  onLeave: () => void
}

const FAILURE = 'Não foi possível entrar.'

/** The login dialog over a form whose session has expired; the typed values are kept. */
export function SignInAgain({ who, igreja, onEnter, onLeave }: Props) {
  const [asksCode, setAsksCode] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const busy = useRef(false)

  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog is a React child of the screen behind it, whose form must not be submitted too.
    event.stopPropagation()
    if (busy.current) return
    const values = new FormData(event.currentTarget)
    const codigo = String(values.get('codigo') ?? '').trim()
    const input = { email: String(values.get('email')).trim(), password: String(values.get('password')), codigo }
    busy.current = true
    setSending(true)
    try {
      const variables = { input: { ...input, codigo: codigo || undefined, igreja } }
      const { data } = await client.mutate({
        mutation: EntrarDeNovoDocument,
        variables,
        context: { anonymous: true },
        fetchPolicy: 'no-cache',
      })
      if (data) onEnter(data.entrar)
    } catch (error) {
      const code = errorCode(error) === 'TWO_FACTOR_REQUIRED'
      setAsksCode(asksCode || code)
      setFailure(code ? undefined : errorText(error, FAILURE))
    }
    busy.current = false
    setSending(false)
  }

  return (
    <Modal title="Sua sessão terminou" onClose={onLeave} canOutsideClickClose={false}>
      <FormBehind />
      <form onSubmit={enter} className={styles.form}>
        <p>Entre de novo para continuar. O que você preencheu continua aqui.</p>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <Field name="email" label="E-mail, telefone ou nome" autoComplete="username" defaultValue={who} />
        <Field name="password" label="Senha" type="password" autoComplete="current-password" autoFocus />
        {asksCode && <Field name="codigo" label="Código" autoComplete="one-time-code" autoFocus />}
        <div className={styles.buttons}>
          <Button variant="outlined" text="Sair sem salvar" onClick={onLeave} />
          <Button type="submit" intent="primary" text="Entrar" loading={sending} />
        </div>
      </form>
    </Modal>
  )
}

/** Leaving the dialog loses the input of the form behind it. */
function FormBehind() {
  useUnsavedInModal(true)
  return null
}

type FieldProps = {
  name: string
  label: string
  type?: string
  autoComplete: string
  defaultValue?: string
  autoFocus?: boolean
}

function Field({ label, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} required className={`${Classes.INPUT} ${Classes.FILL}`} {...input} />
    </div>
  )
}
