import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { listAsLeft } from '../ui'
import { ANOTHER } from './form'
import styles from './form.module.css'
import type { ZodForm } from './zod-form'

/** A titled group of fields, in two columns on a desktop and one on a phone. */
export function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <header>
        <h2>{title}</h2>
        {help && <p>{help}</p>}
      </header>
      <div className={styles.grid}>{children}</div>
    </section>
  )
}

type Props<In extends FieldValues, Out> = {
  form: ZodForm<In, Out>
  /** The address that 'Cancelar' opens (a list as it was left), or the function that it calls. */
  cancel: string | (() => void)
  /** Text of that button, where saving itself cancels something. */
  cancelText?: string
  saveText?: string
  /** For what deletes, cancels or takes away, as in a confirmation: the button that saves has a warning colour. */
  danger?: boolean
  /** The button's text while saving; without it the button shows a spinner. */
  savingText?: string
  /** Text of the button that saves and starts another record. */
  anotherText?: string
}

/** 'Cancelar' and 'Salvar', always visible at the foot of the form. */
export function FormFooter<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { form, cancel, cancelText = 'Cancelar', saveText = 'Salvar', danger, savingText, anotherText } = props
  const { isSubmitting } = form.formState
  const navigate = useNavigate()
  return (
    <footer className={styles.footer}>
      <Button
        variant="outlined"
        text={cancelText}
        onClick={() => (typeof cancel === 'string' ? navigate(listAsLeft(cancel)) : cancel())}
      />
      <Button
        type="submit"
        intent={danger ? 'danger' : 'primary'}
        text={isSubmitting && savingText ? savingText : saveText}
        loading={isSubmitting && !savingText}
      />
      {/* after 'Salvar' in the DOM, because the Enter key clicks the first submit button */}
      {anotherText && (
        <Button type="submit" name={ANOTHER} variant="outlined" text={anotherText} className={styles.another} />
      )}
    </footer>
  )
}
