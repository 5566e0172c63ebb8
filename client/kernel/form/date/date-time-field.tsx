import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from '../field'
import { FieldFrame, useField } from '../field'
import styles from '../form.module.css'
import { MaskedInput } from '../masked/masked-input'
import { timeMask } from '../masked/masks'
import { DateInput } from './date-input'

/**
 * A date and a time in the church's time zone. The form holds 'YYYY-MM-DDTHH:mm', or 'YYYY-MM-DD' for the whole day
 * when no time is given. The server converts it to an instant.
 */
export function DateTimeField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  const { id, error, value, set, input } = useField(props)
  const [date = '', time = ''] = value.split('T')
  const { inputRef: _ref, id: _id, 'aria-required': _required, name, ...described } = input
  const store = (nextDate: string, nextTime: string) => set(nextTime ? `${nextDate}T${nextTime}` : nextDate)
  return (
    <FieldFrame {...props} id={id} error={error}>
      <div className={styles.dateTime}>
        <DateInput {...input} label={props.label} value={date} onStore={(next) => store(next, time)} />
        <MaskedInput
          {...described}
          mask={timeMask}
          name={`${name}-hora`}
          aria-label={`${props.label}: hora`}
          inputMode="numeric"
          placeholder="hh:mm"
          inputRef={() => undefined}
          value={time}
          onStore={(next) => store(date, next)}
        />
      </div>
    </FieldFrame>
  )
}
