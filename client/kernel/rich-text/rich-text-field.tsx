import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useController, useFormState } from 'react-hook-form'
import { FieldFrame, type FieldProps } from '../form/field'
import { later } from '../later'
import { Skeleton } from '../ui'

const Editor = later(async () => (await import('./editor')).Editor, { waiting: <Skeleton width="100%" height={360} /> })

/** Rich text in a form, as HTML; the form holds null for none. `<RichTextField control={control} name="texto" label="Texto" />` */
export function RichTextField<In extends FieldValues, Out>(props: FieldProps<In, Out> & { autoFocus?: boolean }) {
  const { control, name, label } = props
  const { field, fieldState } = useController({ control, name })
  const { isSubmitting } = useFormState({ control })
  const id = useId()
  const error = fieldState.error?.message
  return (
    <FieldFrame {...props} id={id} error={error}>
      <Editor
        label={label}
        html={String(field.value ?? '')}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        disabled={isSubmitting}
        invalid={error !== undefined}
        describedBy={`${id}-help`}
        autoFocus={props.autoFocus}
      />
    </FieldFrame>
  )
}
