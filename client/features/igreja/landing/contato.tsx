import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { send } from '../publico'
import styles from './landing.module.css'

type Errors = Record<string, string>

const FIELDS = [
  { name: 'nome', label: 'Seu nome', autoComplete: 'name', maxLength: 120, required: true },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email', maxLength: 254, required: true },
  { name: 'igreja', label: 'Igreja', autoComplete: 'organization', maxLength: 120, required: false },
]

/** A message to the operator of this installation. Validation errors of the server appear at the fields. */
export function Contato() {
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState('')
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const data = Object.fromEntries(new FormData(event.currentTarget))
    setSending(true)
    const answer = await send('/contato', data)
    setSending(false)
    const campos = answer.ok ? {} : answer.campos
    setErrors(campos)
    setFailure(answer.ok || Object.keys(campos).length ? '' : answer.message)
    if (answer.ok) setDone(answer.message)
    const [first] = Object.keys(campos)
    // The field can take the focus only after the fieldset is enabled again.
    if (first) setTimeout(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus())
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  }

  return (
    <section id="contato" className={styles.section} aria-labelledby="titulo-contato">
      <h2 id="titulo-contato">Contato</h2>
      <p className={styles.lead}>Dúvidas, sugestões, um orçamento? Escreva para nós.</p>
      {done ? (
        <p className={styles.done} role="status">
          {done}
        </p>
      ) : (
        <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-labelledby="titulo-contato">
          {failure && (
            <p className={styles.failure} role="alert">
              {failure}
            </p>
          )}
          <fieldset disabled={sending}>
            {FIELDS.map(({ name, label, ...input }) => (
              <Field key={name} name={name} label={label} required={input.required} error={errors[name]}>
                {(described) => <input id={`contato-${name}`} name={name} {...input} {...described} />}
              </Field>
            ))}
            <Field name="mensagem" label="Mensagem" required error={errors.mensagem}>
              {(described) => (
                <textarea
                  id="contato-mensagem"
                  name="mensagem"
                  rows={5}
                  maxLength={4000}
                  required
                  onKeyDown={onKeyDown}
                  {...described}
                />
              )}
            </Field>
            {/* A hidden field against spam: people never see it, but spam programs fill it. */}
            <div className="visually-hidden" aria-hidden="true">
              <label htmlFor="contato-site">Site</label>
              <input id="contato-site" name="site" tabIndex={-1} autoComplete="off" />
            </div>
            <button type="submit" className={styles.primary}>
              {sending ? 'Enviando...' : 'Enviar mensagem'}
            </button>
          </fieldset>
        </form>
      )}
    </section>
  )
}

type Described = { 'aria-invalid': boolean; 'aria-describedby'?: string }

type FieldProps = {
  name: string
  label: string
  required: boolean
  error?: string | undefined
  children: (described: Described) => ReactNode
}

function Field({ name, label, required, error, children }: FieldProps) {
  const id = `contato-${name}-erro`
  return (
    <div className={styles.field}>
      <label htmlFor={`contato-${name}`}>
        {label} {!required && <span>(opcional)</span>}
      </label>
      {children({ 'aria-invalid': Boolean(error), ...(error && { 'aria-describedby': id }) })}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
