import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { toast } from '../ui'
import { focusNext } from './focus-first-empty'
import { Form } from './form'
import { FormFooter } from './layout'
import { LeaveGuard } from './leave-guard'
import type { ZodForm } from './zod-form'

/** What was saved: the message that says so, and where one goes from there. */
type Saved = {
  text: string
  /** The record: its page, or the list that its row is in (rowOf). */
  to: string
  /** The record's number, which marks its row. */
  row?: number
}

type Props<In extends FieldValues, Out> = {
  form: ZodForm<In, Out>
  /**
   * Saves. Whatever it throws is shown at the fields and above them; false: nothing was saved, and the form stays; nothing: it
   * has gone elsewhere itself.
   */
  save: (values: Out) => Promise<Saved | false | undefined>
  /** What it edits; without it a new record is made. */
  record?: object | undefined
  /** The documented text for a failure that the server does not explain. */
  failureText: string
  onReload?: () => void
  /** Where 'Cancelar' goes. */
  cancel: string
  saveText?: string
  /** What the button reads while it saves. */
  savingText?: string
  /** Unsaved work that is not a field, such as a chosen photo. */
  dirty?: boolean
  /** Of a new record: the button that saves it and empties the form for another one. Without it there is none. */
  another?: Another<In>
  children: ReactNode
}

type Another<In extends FieldValues> = {
  /** 'Salvar e criar outra' */
  text: string
  /** Fields that mostly are the same again, such as a date. */
  keep?: readonly FieldPath<In>[]
  /** Empties what is not a field. */
  onEmpty?: () => void
}

/** The form of a record on its screen: the guard against leaving, the message, and the way to what was saved. */
export function RecordForm<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { form, save, record, cancel, saveText, savingText, dirty, another, children, ...rest } = props
  const navigate = useNavigate()
  const fresh = useRef(form.formState.defaultValues as DefaultValues<In>)

  const empty = () => {
    const kept = Object.fromEntries((another?.keep ?? []).map((name) => [name, form.getValues(name)]))
    form.reset({ ...fresh.current, ...kept } as DefaultValues<In>)
    another?.onEmpty?.()
  }

  const onSave = async (values: Out, again: boolean) => {
    const saved = await save(values)
    if (!saved) return saved
    toast.success(saved.text)
    if (!again) return navigate(saved.to, saved.row === undefined ? undefined : { state: { saved: saved.row } })
    // once the form is through: it would otherwise count as saved
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
