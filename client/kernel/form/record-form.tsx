import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { type SavedRow, toast } from '../ui'
import { focusNext } from './focus-first-empty'
import { Form } from './form'
import { FormFooter } from './layout'
import { LeaveGuard } from './leave-guard'
import type { ZodForm } from './zod-form'

/** The result of saving: the success message, and where to navigate. */
type Saved = {
  text: string
  /** The record's page, or the list with its row (rowOf). */
  to: string
  /** The row that the list marks. */
  row?: SavedRow
}

type Props<In extends FieldValues, Out> = {
  form: ZodForm<In, Out>
  /**
   * Saves. An error that it throws is shown at the fields and above them. False means that nothing was saved and the
   * form stays; undefined means that it has navigated itself.
   */
  save: (values: Out) => Promise<Saved | false | undefined>
  /** The record to edit; without it the form creates one. */
  record?: object | undefined
  /** The error text when saving fails and the server sent no text. */
  failureText: string
  onReload?: () => void
  /** The address that 'Cancelar' opens. */
  cancel: string
  saveText?: string
  /** The button's text while saving. */
  savingText?: string
  /** Unsaved work outside the fields, such as a selected picture. */
  dirty?: boolean
  /** For a new record: adds the button that saves it and empties the form for another one. */
  another?: Another<In>
  children: ReactNode
}

type Another<In extends FieldValues> = {
  /** 'Salvar e criar outra' */
  text: string
  /** Fields that are usually the same for the next record, such as a date. */
  keep?: readonly FieldPath<In>[]
  /** Resets state outside the fields. */
  onEmpty?: () => void
}

/**
 * A record's form on its screen: requires a confirmation before unsaved input is left, shows the success message,
 * navigates to the saved record.
 */
export function RecordForm<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { form, save, record, cancel, saveText, savingText, dirty, another, children, ...rest } = props
  const navigate = useNavigate()
  const fresh = useRef(form.formState.defaultValues as DefaultValues<In>)

  const empty = () => {
    const kept = Object.fromEntries((another?.keep ?? []).map((name) => [name, form.getValues(name)]))
    // react-hook-form treats a field as changed when it is in the values but not in the defaults
    const blank = Object.fromEntries(Object.keys(form.getValues()).map((name) => [name, undefined]))
    form.reset({ ...blank, ...fresh.current, ...kept } as DefaultValues<In>)
    another?.onEmpty?.()
  }

  const onSave = async (values: Out, again: boolean) => {
    const saved = await save(values)
    if (!saved) return saved
    toast.success(saved.text)
    if (!again) return navigate(saved.to, saved.row && { state: { saved: saved.row } })
    // once the form counts as saved: an earlier reset would make the empty form count as saved
    return (place: HTMLFormElement) => {
      empty()
      setTimeout(() => focusNext(place))
    }
  }

  return (
    <Form form={form} onSave={onSave} {...rest}>
      <LeaveGuard form={form} dirty={dirty} />
      {children}
      <FormFooter
        form={form}
        cancel={cancel}
        saveText={saveText}
        savingText={savingText}
        anotherText={record ? undefined : another?.text}
      />
    </Form>
  )
}
