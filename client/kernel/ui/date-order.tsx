import { HTMLSelect } from '@blueprintjs/core'
import { monthNames } from '../../../schema/rules/dates.js'

type Props = {
  /** A date that may be two days, such as 03/04/2020. */
  date: string
  value: string | null | undefined
  disabled?: boolean
  onChoose: (order: 'dia' | 'mes') => void
}

/** Asks what comes first in a file's dates. Nothing is chosen before somebody does. */
export function DateOrderSelect({ date, value, disabled, onChoose }: Props) {
  const [first = 0, second = 0] = (date.match(/\d+/g) ?? []).map(Number)
  return (
    <HTMLSelect
      fill
      aria-label={`Que dia é ${date}`}
      value={value ?? ''}
      disabled={disabled}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === 'dia' ? 'dia' : 'mes')}
      options={[
        // a chosen answer is not taken back
        ...(value ? [] : [{ value: '', label: `${date}: escolha o dia` }]),
        { value: 'dia', label: `${date} é ${first} de ${monthNames[second - 1]}` },
        { value: 'mes', label: `${date} é ${second} de ${monthNames[first - 1]}` },
      ]}
    />
  )
}
