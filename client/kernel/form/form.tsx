import { Button, Callout } from '@blueprintjs/core'
import type { BaseSyntheticEvent, FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { errorText, fieldErrors, isStale, unanswered } from '../apollo'
import { useUnsavedInput } from '../later'
// not through the index: the login page would load all of its components
import { useUnsavedInModal } from '../ui/unsaved-in-modal'
import { focusFirstEmpty } from './focus-first-empty'
import styles from './form.module.css'
import type { ZodForm } from './zod-form'

type Props<In extends FieldValues, Out> = {
  form: ZodForm<In, Out>
  /**
   * Saves and navigates on. An error that it throws is shown at the fields and above them. False means that nothing was
   * saved and the form stays. If it returns a function, that function is called once the form counts as saved. `again`
   * is true when the button for another record was clicked.
   */
  onSave: (values: Out, again: boolean) => Promise<unknown>
  /** The error text when saving fails and the server sent no text. */
  failureText: string
  /** Loads the record again; offered when somebody else has changed it in the meantime. */
  onReload?: () => void
  children: ReactNode
}

type After = ((place: HTMLFormElement) => void) | undefined

const NOT_SAVED = new Error('not saved')

/** The name of the button that saves and starts another record. */
export const ANOTHER = 'outro'

/**
 * A form that cannot be submitted twice at once. Ctrl+Enter submits it from every field. It is disabled while saving,
 * and shows the server's errors at their fields.
 */
export function Form<In extends FieldValues, Out>({ form, onSave, failureText, onReload, children }: Props<In, Out>) {
  const sending = useRef(false)
  const { isSubmitting, isSubmitSuccessful, isDirty, errors } = form.formState
  const unsaved = isDirty && (isSubmitting || !isSubmitSuccessful)
  useUnsavedInput(unsaved)
  useUnsavedInModal(unsaved)
  const failure = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLFormElement>(null)

  useEffect(() => focusFirstEmpty(place.current), [])

  // The form may be longer than the screen, and the focused element was disabled while saving. So the error must be
  // scrolled into view.
  useEffect(() => {
    if (errors.root) failure.current?.focus()
  }, [errors.root])

  const after = useRef<After>(undefined)

  const save = async (values: Out, event?: BaseSyntheticEvent) => {
    const { submitter } = (event?.nativeEvent ?? {}) as Partial<SubmitEvent>
    let saved: unknown
    try {
      saved = await onSave(values, submitter?.getAttribute('name') === ANOTHER)
      if (typeof saved === 'function') after.current = saved as After
    } catch (error) {
      showFailure(form, error, failureText)
    }
    // thrown so that the form still counts as unsaved
    if (saved === false) throw NOT_SAVED
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A dialog's form is a React child of the form behind it. Without this handler, the submit event would also submit
    // that form.
    event.stopPropagation()
    if (sending.current) return
    sending.current = true
    after.current = undefined
    try {
      await form.handleSubmit(save)(event)
    } catch (error) {
      if (error !== NOT_SAVED) throw error
    }
    sending.current = false
    if (place.current) (after.current as After)?.(place.current)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    // ignore events of a dialog's form, which is inside this form only in the React tree
    if (!place.current?.contains(event.target as Element)) return
    event.preventDefault()
    event.stopPropagation()
    const another = place.current.querySelector<HTMLButtonElement>(`button[name=${ANOTHER}]`)
    place.current.requestSubmit(event.shiftKey ? another : null)
  }

  return (
    <form ref={place} noValidate onSubmit={submit} onKeyDownCapture={onKeyDown} className={styles.form}>
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
        {children}
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
  else form.setError('root', { type: isStale(error) ? 'stale' : 'server', message: failureOf(error, failureText) })
}

const KEPT = 'O que você preencheu continua aqui: tente de novo quando a conexão voltar.'

const failureOf = (error: unknown, failureText: string) =>
  unanswered(error) ? `${errorText(error, failureText)} ${KEPT}` : errorText(error, failureText)
