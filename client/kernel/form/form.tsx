import { Button, Callout } from '@blueprintjs/core'
import type { FormEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { errorText, fieldErrors, isStale } from '../apollo'
import styles from './form.module.css'
import { RecordsOfForm } from './records-of-form'
import type { ZodForm } from './zod-form'

type Props<In extends FieldValues, Out> = {
  form: ZodForm<In, Out>
  /** Saves and goes on; whatever it throws is shown at the fields and above them. */
  onSave: (values: Out) => Promise<void>
  /** The documented text for a failure that the server does not explain. */
  failureText: string
  /** Loads the record again, offered when somebody else changed it meanwhile. */
  onReload?: () => void
  children: ReactNode
}

/** A form that is sent once at a time, disabled while it is saved, with the server's errors at their fields. */
export function Form<In extends FieldValues, Out>({ form, onSave, failureText, onReload, children }: Props<In, Out>) {
  const sending = useRef(false)
  const { isSubmitting, errors } = form.formState
  const failure = useRef<HTMLDivElement>(null)
  const [records] = useState(() => new Set<() => void>())

  // The form may be longer than the screen, and what had the focus was disabled while saving.
  useEffect(() => {
    if (errors.root) failure.current?.focus()
  }, [errors.root])

  const save = async (values: Out) => {
    try {
      await onSave(values)
    } catch (error) {
      showFailure(form, error, failureText)
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A dialog's form is a React child of the form behind it, which must not be sent too.
    event.stopPropagation()
    if (sending.current) return
    sending.current = true
    await form.handleSubmit(save)(event)
    sending.current = false
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {errors.root && (
        <div ref={failure} tabIndex={-1} role="alert" className={styles.failure}>
          <Callout intent="danger">
            {errors.root.message}
            {errors.root.type === 'stale' && onReload && (
              <Button intent="danger" variant="outlined" text="Recarregar os dados" onClick={onReload} />
            )}
          </Callout>
        </div>
      )}
      <fieldset disabled={isSubmitting} className={styles.fields}>
        <RecordsOfForm value={records}>{children}</RecordsOfForm>
      </fieldset>
    </form>
  )
}

function showFailure<In extends FieldValues, Out>(form: ZodForm<In, Out>, error: unknown, failureText: string) {
  const known = form.getValues()
  const atFields = Object.entries(fieldErrors(error)).filter(([name]) => name in known)
  for (const [name, message] of atFields) form.setError(name as FieldPath<In>, { type: 'server', message })
  const first = atFields[0]?.[0]
  // The field can take the focus only once the fieldset is enabled again.
  if (first) setTimeout(() => form.setFocus(first as FieldPath<In>))
  else form.setError('root', { type: isStale(error) ? 'stale' : 'server', message: errorText(error, failureText) })
}
