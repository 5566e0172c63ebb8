import { Button, PopoverNext, Spinner } from '@blueprintjs/core'
import { Calendar as CalendarIcon } from '@blueprintjs/icons'
import { lazy, Suspense, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from './field'
import { FieldFrame, useField } from './field'
import styles from './form.module.css'
import { MaskedInput } from './masked-input'
import { dateMask } from './masks'

/** The calendar weighs more than the rest of a form, so it comes when somebody opens it. */
const Calendar = lazy(() => import('./calendar'))

/** A calendar date, typed as dd/mm/aaaa or picked. The form holds 'YYYY-MM-DD' and no time zone ever touches it. */
export function DateField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  const field = useField(props)
  const [open, setOpen] = useState(false)
  const pick = (date: string) => {
    field.set(date)
    setOpen(false)
  }
  return (
    <FieldFrame {...props} id={field.id} error={field.error}>
      <MaskedInput
        {...field.input}
        mask={dateMask}
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        value={field.value}
        onStore={field.set}
        rightElement={
          <div className={styles.calendarButton}>
            <PopoverNext
              placement="bottom-end"
              transitionDuration={0}
              isOpen={open}
              onInteraction={setOpen}
              content={
                <Suspense fallback={<Spinner size={20} className={styles.calendarWait} />}>
                  <Calendar value={field.value} onPick={pick} />
                </Suspense>
              }
            >
              <Button variant="minimal" icon={<CalendarIcon />} aria-label={`Abrir calendário: ${props.label}`} />
            </PopoverNext>
          </div>
        }
      />
    </FieldFrame>
  )
}
