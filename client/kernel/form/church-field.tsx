import { FormGroup, InputGroup } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useContext, useId, useState } from 'react'
import { useCan, useViewer } from '../session'
import { Section } from './layout'
import { RecordsOfForm } from './records-of-form'

type Church = {
  /** The church in which everything that the record names is searched for, and in which a new one is made. */
  idCliente: number
  /** The field for it, where there is a choice. */
  field: ReactNode
}

/**
 * The church of a form: that of the record it edits; of a new one the viewer's own, or the one that the platform's
 * administrator names in `field`, which goes at the top of the form.
 */
export function useChurch(record?: { idCliente: number }): Church {
  const own = useViewer().idCliente
  const platform = useCan('plataforma.operar')
  const [named, name] = useState<number>()
  const chosen = named ?? own
  if (record) return { idCliente: record.idCliente, field: null }
  return { idCliente: chosen, field: platform && <ChurchField own={own} named={named} onName={name} /> }
}

type Props = { own: number; named: number | undefined; onName: (idCliente: number | undefined) => void }

function ChurchField({ own, named, onName }: Props) {
  const id = useId()
  // a form may take the field away and show it again
  const [text, setText] = useState(named ? String(named) : '')
  const records = useContext(RecordsOfForm)
  const leave = () => {
    const next = Number(text) || undefined
    onName(next)
    if ((next ?? own) !== (named ?? own)) for (const empty of records ?? []) empty()
  }
  return (
    <Section title="Igreja">
      <FormGroup
        label="Id do Cliente"
        labelFor={id}
        helperText={
          <span id={`${id}-help`}>{`A igreja em que o registro será criado. Em branco: ${own}, a sua.`}</span>
        }
      >
        <InputGroup
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`${id}-help`}
          placeholder={String(own)}
          value={text}
          onValueChange={(typed) => setText(typed.replace(/\D/g, '').slice(0, 9))}
          // not with every digit: what is chosen below is searched for in that church
          onBlur={leave}
        />
      </FormGroup>
    </Section>
  )
}
