import { Button, PopoverNext, Spinner } from '@blueprintjs/core'
import { Calendar as CalendarIcon } from '@blueprintjs/icons'
import { type ComponentProps, useState } from 'react'
import { later } from '../../later'
import styles from '../form.module.css'
import { MaskedInput } from '../masked/masked-input'
import { dateMask } from '../masked/masks'

/** The calendar's script is larger than a form, so it is loaded when somebody opens the calendar. */
const Calendar = later(async () => (await import('./calendar')).Calendar, {
  waiting: <Spinner size={20} className={styles.calendarWait} />,
})

type Props = Omit<ComponentProps<typeof MaskedInput>, 'mask'> & {
  /** The field's label, for the name of the calendar's button. */
  label: string
}

/** A date that is typed or picked. The value is 'YYYY-MM-DD', or the typed text while it is not a date. */
export function DateInput({ label, ...input }: Props) {
  const [open, setOpen] = useState(false)
  const pick = (date: string) => {
    input.onStore(date)
    setOpen(false)
  }
  return (
    <MaskedInput
      {...input}
      mask={dateMask}
      inputMode="numeric"
      placeholder="dd/mm/aaaa"
      after={
        <div className={styles.calendarButton}>
          <PopoverNext
            placement="bottom-end"
            transitionDuration={0}
            isOpen={open}
            onInteraction={setOpen}
            content={<Calendar value={input.value} onPick={pick} />}
          >
            <Button variant="minimal" icon={<CalendarIcon />} aria-label={`Abrir calendário: ${label}`} />
          </PopoverNext>
        </div>
      }
    />
  )
}
