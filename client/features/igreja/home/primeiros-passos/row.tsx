import { type ReactNode, useEffect, useRef } from 'react'
import type { Control, DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { errorText, fieldErrors } from '../../../../kernel/apollo'
import { newKey } from '../../../../kernel/apollo/idempotency'
import { useZodForm } from '../../../../kernel/form'
import { isFilled, orBlank } from './blank'
import styles from './primeiros-passos.module.css'

/** The functions of a row that its sheet calls. */
export type RowHandle<Out> = {
  /** The values, or null for a blank row. An invalid row shows its errors and gives 'invalid'. */
  read(): Promise<Out | null | 'invalid'>
  /** The Idempotency-Key for sending the row. */
  key(): string
  fail(error: unknown, refused: boolean): void
  focus(): void
}

type Props<In extends FieldValues, Out> = {
  label: string
  rule: z.ZodType<Out, In>
  blank: DefaultValues<In>
  failureText: string
  hold: (handle: RowHandle<Out> | null) => void
  onFilled: (filled: boolean) => void
  children: (control: Control<In, unknown, Out | null>) => ReactNode
}

const SENT_BEFORE = 'Esta linha já foi salva antes da última mudança. Confira na lista antes de salvar de novo.'

/** One new record in a sheet, with its own form state and errors. */
export function Row<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { label, rule, blank, failureText, hold, onFilled, children } = props
  const form = useZodForm(orBlank(rule, blank), blank)
  const place = useRef<HTMLFieldSetElement>(null)
  const key = useRef(newKey())
  const filled = isFilled(form.watch(), blank)
  const { errors } = form.formState

  // biome-ignore lint/correctness/useExhaustiveDependencies: onFilled is a new function on every render.
  useEffect(() => onFilled(filled), [filled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: form and rule stay the same.
  useEffect(() => {
    hold({
      async read() {
        if (!(await form.trigger())) return 'invalid'
        return orBlank(rule, blank).parse(form.getValues())
      },
      key: () => key.current,
      fail(error, refused) {
        if (refused) key.current = newKey()
        const campos = fieldErrors(error)
        const known = Object.entries(campos).filter(([name]) => name in form.getValues())
        for (const [name, message] of known) form.setError(name as FieldPath<In>, { type: 'server', message })
        if (known.length > 0) return
        const message = 'Idempotency-Key' in campos ? SENT_BEFORE : errorText(error, failureText)
        form.setError('root', { type: 'server', message })
      },
      focus: () => place.current?.querySelector<HTMLElement>('[aria-invalid=true], input')?.focus(),
    })
    return () => hold(null)
  }, [])

  return (
    <fieldset ref={place} className={styles.row} aria-label={label}>
      <legend>{label}</legend>
      <div className={styles.cells}>{children(form.control)}</div>
      {errors.root && (
        <p role="alert" className={styles.fault}>
          {errors.root.message}
        </p>
      )}
    </fieldset>
  )
}
