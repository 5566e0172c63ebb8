import { Button } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { RecordField, type ZodForm } from '../../../kernel/form'
import { Can } from '../../../kernel/session'
import { choiceOf, useDepartamentoSearch } from './choices'
import { DepartamentoDialog } from './form/dialog'

type Choice = { value: number; label: string }

type Props<In extends FieldValues, Out> = {
  control: ZodForm<In, Out>['control']
  name: FieldPath<In>
  /** The department that is selected at the start. */
  selected?: Choice | null | undefined
  help?: string | undefined
  /** Called with a department that was made here, to select it. */
  onMade: (id: number) => void
}

/** Chooses a department, or makes one in place. */
export function DepartamentoField<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { control, name, selected, help, onMade } = props
  const found = useDepartamentoSearch()
  const [made, setMade] = useState<Choice>()
  const [making, setMaking] = useState(false)
  return (
    <>
      <RecordField
        control={control}
        name={name}
        label="Departamento"
        required
        found={found}
        selected={made ?? selected}
        help={help}
        beside={
          <Can action="departamento.escrever">
            <Button variant="outlined" icon={<Add />} text="Novo departamento" onClick={() => setMaking(true)} />
          </Can>
        }
      />
      {making && (
        <DepartamentoDialog
          onClose={() => setMaking(false)}
          onSaved={(departamento) => {
            setMade(choiceOf(departamento))
            onMade(departamento.id)
          }}
        />
      )}
    </>
  )
}
