import { FormGroup } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useContext, useId, useState } from 'react'
import { useCan, useViewer } from '../session'
import { useChurchSearch } from './church-search'
import { Section } from './layout'
import { RecordInput } from './record-input'
import type { RecordChoice } from './record-options'
import { RecordsOfForm } from './records-of-form'

type Church = {
  /** The church whose records the form's fields search, and in which the new record is created. */
  idCliente: number
  /** The field that chooses the church, for people who may choose. */
  field: ReactNode
}

const ofNewRecord = 'A igreja em que o registro será criado. Em branco, a sua.'

/**
 * The church of a form. An existing record keeps its church. A new record gets the current user's church, or the one
 * that the platform's administrator chooses in `field`. This field goes at the top of the form.
 */
export function useChurch(record?: { idCliente: number }): Church {
  const { idCliente, field } = useNamedChurch(ofNewRecord)
  if (record) return { idCliente: record.idCliente, field: null }
  return { idCliente, field: field && <Section title="Igreja">{field}</Section> }
}

/**
 * The church of a form: the current user's church, or the one that the platform's administrator chooses in `field`.
 * @param help explains the choice, below the field
 * @param start the church that is chosen at first; without it the current user's
 */
export function useNamedChurch(help: string, start?: number): Church {
  const own = useViewer().idCliente
  const platform = useCan('plataforma.operar')
  const [named, name] = useState(start)
  const field = platform && <ChurchField own={own} named={named} help={help} onName={name} />
  return { idCliente: (platform ? named : undefined) ?? own, field }
}

type Props = {
  own: number
  named: number | undefined
  help: string
  onName: (idCliente: number | undefined) => void
}

function ChurchField({ own, named, help, onName }: Props) {
  const id = useId()
  const found = useChurchSearch()
  const { igreja } = useViewer()
  const [picked, setPicked] = useState<RecordChoice>()
  const records = useContext(RecordsOfForm)
  const take = (choice: RecordChoice | null) => {
    const next = choice ? Number(choice.value) : undefined
    setPicked(choice ?? undefined)
    onName(next)
    // clear the record fields, because their records belong to the previous church
    if ((next ?? own) !== (named ?? own)) for (const empty of records ?? []) empty()
  }
  const chosen = [picked, ...found.choices].find((choice) => choice && Number(choice.value) === named)
  return (
    <FormGroup label="Igreja" labelFor={id} helperText={<span id={`${id}-help`}>{help}</span>}>
      <RecordInput
        id={id}
        label="Igreja"
        found={found}
        shown={named === undefined ? '' : (chosen?.label ?? `Igreja ${named}`)}
        placeholder={igreja.nome}
        clearable={named !== undefined}
        onTake={take}
        input={{ id, 'aria-describedby': `${id}-help`, onBlur: () => undefined }}
      />
    </FormGroup>
  )
}
