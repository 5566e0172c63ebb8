import { HTMLSelect } from '@blueprintjs/core'
import { useId } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { SelectField } from '../../../kernel/form'
import type { ContaEscolhida } from './choices'

type Props<In extends FieldValues, Out> = {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
  conta: Pick<ContaEscolhida, 'primeira' | 'outras'>
}

/** Where the money lies; nothing while the church has only one account. */
export function ContaFinanceiraField<In extends FieldValues, Out>({ control, name, conta }: Props<In, Out>) {
  if (conta.outras.length === 0) return null
  return (
    <SelectField
      control={control}
      name={name}
      label="Conta financeira"
      placeholder={conta.primeira}
      choices={conta.outras}
    />
  )
}

/** The same outside of a form. */
export function ContaFinanceiraSelect({ conta, onChoose }: { conta: ContaEscolhida; onChoose: (id: string) => void }) {
  const id = useId()
  if (conta.outras.length === 0) return null
  return (
    <div>
      <label htmlFor={id}>Conta financeira</label>
      <HTMLSelect id={id} fill onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{conta.primeira}</option>
        {conta.outras.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </HTMLSelect>
    </div>
  )
}
