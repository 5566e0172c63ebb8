import { useEffect, useId, useState } from 'react'
import { DateInput } from '../../../../kernel/form/date/date-input'
import { MaskedInput } from '../../../../kernel/form/masked/masked-input'
import { timeMask } from '../../../../kernel/form/masked/masks'
import { endsNextDay } from '../../../../kernel/hours'
import styles from './disponibilidade.module.css'

type Period = { dia: string; das: string; ate: string }

const noRef = () => undefined

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A day with start and end time. A change applies as soon as the three fields are valid. */
export function PeriodBar({ period, onChange }: { period: Period; onChange: (change: Partial<Period>) => void }) {
  const id = useId()
  const { dia, das, ate } = period
  const [typed, setTyped] = useState(period)
  useEffect(() => setTyped({ dia, das, ate }), [dia, das, ate])

  const type = (change: Partial<Period>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (DATE.test(next.dia) && TIME.test(next.das) && TIME.test(next.ate)) onChange(next)
  }
  const overnight = TIME.test(typed.das) && TIME.test(typed.ate) && endsNextDay(typed)
  return (
    <div className={styles.period}>
      <label htmlFor={`${id}-dia`}>Dia</label>
      <DateInput
        id={`${id}-dia`}
        label="Dia"
        inputRef={noRef}
        value={typed.dia}
        onStore={(value) => type({ dia: value })}
      />
      <label htmlFor={`${id}-das`}>das</label>
      <MaskedInput
        id={`${id}-das`}
        mask={timeMask}
        inputMode="numeric"
        placeholder="hh:mm"
        inputRef={noRef}
        value={typed.das}
        onStore={(value) => type({ das: value })}
      />
      <label htmlFor={`${id}-ate`}>às</label>
      <MaskedInput
        id={`${id}-ate`}
        mask={timeMask}
        inputMode="numeric"
        placeholder="hh:mm"
        inputRef={noRef}
        value={typed.ate}
        onStore={(value) => type({ ate: value })}
      />
      {overnight && (
        <span role="status" className={styles.note}>
          Termina no dia seguinte.
        </span>
      )}
    </div>
  )
}
