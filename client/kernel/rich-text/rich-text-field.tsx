import { lazy, Suspense, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useController, useFormState } from 'react-hook-form'
import { FieldFrame, type FieldProps } from '../form/field'
import { Skeleton } from '../ui'

const Editor = lazy(() => import('./editor'))

/** Rich text in a form, as HTML; the form holds null for none. `<RichTextField control={control} name="textoAta" label="Ata" />` */
export function RichTextField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  const { control, name, label } = props
  const { field, fieldState } = useController({ control, name })
  const { isSubmitting } = useFormState({ control })
  const id = useId()
  const error = fieldState.error?.message
  return (
    <FieldFrame {...props} id={id} error={error}>
      <Suspense fallback={<Skeleton width="100%" height={360} />}>
        <Editor
          label={label}
          html={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          disabled={isSubmitting}
          invalid={error !== undefined}
          describedBy={`${id}-help`}
        />
      </Suspense>
    </FieldFrame>
  )
}
