import { useId, useState } from 'react'
import { DateInput } from '../../../kernel/form/date/date-input'

const noRef = () => undefined

/** The day on which a maintenance was paid: it may be later than the work, and in another month. */
export function PagaEm({ start, onChoose }: { start: string; onChoose: (data: string) => void }) {
  const id = useId()
  const [value, setValue] = useState(start)
  const store = (next: string) => {
    setValue(next)
    onChoose(next)
  }
  return (
    <div>
      <label htmlFor={id}>Paga em</label>
      <DateInput id={id} label="Paga em" inputRef={noRef} value={value} onStore={store} />
    </div>
  )
}
